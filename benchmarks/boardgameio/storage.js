// Matches on the disk: read from memory, written to SQLite with synchronous=FULL before a write counts as done.
'use strict';

const path = require('node:path');
const { Worker } = require('node:worker_threads');
const { Async } = require('boardgame.io/internal');

class Sqlite extends Async {
  // While one group of writes goes to the disk, the next gathers; with `together` false, each waits for its own turn.
  constructor(file, together) {
    super();
    this.file = file;
    this.together = together;
    this.matches = new Map();
    this.waiting = [];
    this.writing = [];
  }

  async connect() {
    this.writer = new Worker(path.join(__dirname, 'writer.js'), { workerData: this.file });
    this.writer.on('message', () => this.written());
  }

  write(writes) {
    return new Promise((resolve) => {
      this.waiting.push({ writes, resolve });
      if (this.writing.length === 0) {
        this.next();
      }
    });
  }

  next() {
    this.writing = this.waiting.splice(0, this.together ? this.waiting.length : 1);
    if (this.writing.length > 0) {
      this.writer.postMessage(this.writing.flatMap(({ writes }) => writes));
    }
  }

  written() {
    this.writing.forEach(({ resolve }) => resolve());
    this.next();
  }

  async createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { initialState, state: initialState, metadata, log: [] });
    const state = JSON.stringify(initialState);
    await this.write([['create', [id, state, state, JSON.stringify(metadata)]]]);
  }

  async setState(id, state, deltalog = []) {
    const match = this.matches.get(id);
    const entries = deltalog.map((entry, place) => ['log', [id, match.log.length + place, JSON.stringify(entry)]]);
    match.state = state;
    match.log.push(...deltalog);
    await this.write([...entries, ['state', [JSON.stringify(state), id]]]);
  }

  // When a match was last changed is not worth a write for every move; who sits there and how it ended is.
  async setMetadata(id, metadata) {
    const match = this.matches.get(id);
    const { updatedAt: _, ...before } = match.metadata;
    const { updatedAt: __, ...after } = metadata;
    match.metadata = metadata;
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await this.write([['metadata', [JSON.stringify(metadata), id]]]);
    }
  }

  async fetch(id, { state, metadata, log, initialState }) {
    const match = this.matches.get(id) ?? {};
    return {
      ...(state && { state: match.state }),
      ...(metadata && { metadata: match.metadata }),
      ...(log && { log: match.log }),
      ...(initialState && { initialState: match.initialState }),
    };
  }

  async wipe(id) {
    this.matches.delete(id);
    await this.write([['wipe', [id]]]);
  }

  async listMatches() {
    return [...this.matches.keys()];
  }
}

module.exports = { Sqlite };
