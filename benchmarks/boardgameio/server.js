// boardgame.io's own server with one game: node server.js PORT memory|files|sqlite|sqlite-each FOLDER
'use strict';

const path = require('node:path');
const { FlatFile, Server } = require('boardgame.io/server');
const game = require('./game');
const { Sqlite } = require('./storage');

const [port, kind, folder] = process.argv.slice(2);

const STORAGE = {
  memory: () => undefined, // its default: nothing is on the disk
  files: () => new FlatFile({ dir: path.join(folder, 'matches') }), // a file for each match, written without fsync
  sqlite: () => new Sqlite(path.join(folder, 'matches.db'), true),
  'sqlite-each': () => new Sqlite(path.join(folder, 'matches.db'), false), // a transaction for each write
};

Server({ games: [game], origins: ['http://localhost'], db: STORAGE[kind]() }).run(Number(port));
