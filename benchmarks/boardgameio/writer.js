// The thread that writes to SQLite: groups of writes in, "done" out, each group one transaction on the disk.
'use strict';

const { parentPort, workerData } = require('node:worker_threads');
const Database = require('better-sqlite3');

const database = new Database(workerData);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(`
  CREATE TABLE matches (id TEXT PRIMARY KEY, initial TEXT, state TEXT, metadata TEXT);
  CREATE TABLE log (match TEXT, number INTEGER, entry TEXT, PRIMARY KEY (match, number)) WITHOUT ROWID;
`);

const statements = {
  create: database.prepare('INSERT INTO matches VALUES (?, ?, ?, ?)'),
  state: database.prepare('UPDATE matches SET state = ? WHERE id = ?'),
  metadata: database.prepare('UPDATE matches SET metadata = ? WHERE id = ?'),
  log: database.prepare('INSERT INTO log VALUES (?, ?, ?)'),
  wipe: database.prepare('DELETE FROM matches WHERE id = ?'),
};
const write = database.transaction((writes) => writes.forEach(([name, values]) => statements[name].run(...values)));

parentPort.on('message', (writes) => {
  write(writes);
  parentPort.postMessage('done');
});
