/** The sounds of a table, each played once, and none for what happened before the reader came. */

import { partsOf } from './log.ts';
import type { Chat, TableInfo, Update } from '$lib/connection/messages.ts';
import { sound } from '$lib/sound/player.ts';
import type { Table } from './table.svelte.ts';

const WRONG = new Set(['wrong', 'slip', 'void']);

class TableSounds {
  #update: Update | null = null;
  #answering = false;
  /** whether the next question calls the reader: there was a time without one */
  #due = false;
  #stage: TableInfo['stage'] | null = null;
  #lines = 0;
  #opened = Date.now();

  /** A race is judged. */
  update(update: Update | null, seat: number | null): void {
    const before = this.#update;
    this.#update = update;
    if (update === null || update === before || before === null || update.fresh === true || seat === null) return;
    for (const event of update.events) {
      const [name, fields] = partsOf(event);
      if (name !== 'judged' || fields['seat'] !== seat) continue;
      if (fields['verdict'] === 'right') sound.play('right');
      else if (WRONG.has(String(fields['verdict']))) sound.play('wrong');
    }
  }

  answer(answering: boolean): void {
    if (answering && !this.#answering) sound.play('place');
    this.#answering = answering;
  }

  /** The reader is asked something, and was not before; they are called when the board has shown what led to it. */
  turn(asked: boolean, shown: boolean): void {
    if (!asked) this.#due = true;
    else if (shown && this.#due) {
      this.#due = false;
      sound.play('turn');
    }
  }

  stage(stage: TableInfo['stage'], outcome: Update['outcome'], mine: number[]): void {
    if (stage === 'over' && this.#stage === 'playing') sound.play(ending(outcome, mine));
    this.#stage = stage;
  }

  chat(lines: Chat[], mine: number[]): void {
    const fresh = lines.slice(this.#lines).filter((line) => line.at >= this.#opened);
    this.#lines = lines.length;
    if (fresh.some((line) => line.seat === null || !mine.includes(line.seat))) sound.play('message');
  }
}

function ending(outcome: Update['outcome'], mine: number[]): 'won' | 'lost' | 'over' {
  const winners = outcome?.['winners'];
  if (!Array.isArray(winners) || mine.length !== 1) return 'over';
  return winners.includes(mine[0]) ? 'won' : 'lost';
}

const TABLES = new WeakMap<Table, TableSounds>();

export function soundsAt(table: Table): TableSounds {
  const known = TABLES.get(table) ?? new TableSounds();
  TABLES.set(table, known);
  return known;
}
