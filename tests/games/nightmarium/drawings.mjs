/** Every card at every place it may take, as the pages draw it: printed as JSON, for test_drawings.py. */

import { FEARS, legionOf, moodOf } from '../../../src/nightlight/games/nightmarium/web/art/cards.ts';
import { draw } from '../../../src/nightlight/games/nightmarium/web/art/creature.ts';
import { HEIGHT, WIDTH, trace } from '../../../src/nightlight/games/nightmarium/web/art/pen.ts';
import { MOODS } from '../../../src/nightlight/games/nightmarium/web/art/things.ts';

const CELL = 4;
const COLUMNS = WIDTH / CELL;
const ROWS = HEIGHT / CELL;
const SEALS = [109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120];

/** A hand that never trembles: what still differs was meant to. */
const steady = () => 0.5;

/** Where a level line through a shape enters and leaves it, and which way round. */
function crossings(lines, y) {
  const found = [];
  for (const line of lines) {
    line.forEach(([x, top], i) => {
      const [nextX, bottom] = line[(i + 1) % line.length];
      if (top <= y === bottom <= y) return;
      found.push({ x: x + ((y - top) / (bottom - top)) * (nextX - x), way: top < bottom ? 1 : -1 });
    });
  }
  return found.sort((a, b) => a.x - b.x);
}

function fill(grid, shape, letter) {
  const lines = trace(shape.d);
  for (let row = 0; row < ROWS; row++) {
    const edges = crossings(lines, (row + 0.5) * CELL);
    for (let column = 0; column < COLUMNS; column++) {
      const x = (column + 0.5) * CELL;
      const winding = edges.reduce((sum, edge) => (edge.x < x ? sum + edge.way : sum), 0);
      if (winding !== 0) grid[row * COLUMNS + column] = letter;
    }
  }
}

function follow(grid, shape, letter) {
  for (const line of trace(shape.d))
    for (let i = 0; i + 1 < line.length; i++)
      for (const t of [0, 0.25, 0.5, 0.75, 1]) {
        const [x, y] = [0, 1].map((axis) => line[i][axis] + (line[i + 1][axis] - line[i][axis]) * t);
        const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
        if (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS) grid[row * COLUMNS + column] = letter;
      }
}

/** The picture from far away: one letter for each cell, by what lies on top there. */
function seen({ shapes }) {
  const grid = new Array(COLUMNS * ROWS).fill('.');
  const letters = { limb: 'x', body: 'x', dark: 'x', fine: 'x', lid: 'x', pupil: 'x', inner: 'i', iris: 'i' };
  for (const shape of shapes) (shape.width === null ? fill : follow)(grid, shape, letters[shape.paint] ?? 'o');
  return grid.join('');
}

function rounded({ shapes }) {
  return shapes.map(({ paint, d }) => `${paint} ${d.replace(/-?[\d.]+/g, (number) => Math.round(Number(number)))}`).join('\n');
}

function told(card, place) {
  return {
    id: card.id,
    place,
    seen: seen(draw(card.id, place, 'awake', steady)),
    outline: rounded(draw(card.id, place, 'awake', steady)),
    moods: Object.fromEntries(MOODS.map((mood) => [mood, draw(card.id, place, mood)])),
    again: draw(card.id, place, 'awake'),
  };
}

const cards = FEARS.map(({ id, species, legion, positions, ability }) => ({ id, species, legion, places: positions, ability }));
const seals = SEALS.map((id) => ({ id, legion: legionOf(id) }));
const drawings = FEARS.flatMap((card) => card.positions.map((place) => told(card, place)));
const moods = {
  'legs and torso': moodOf([3, 2], false),
  'three legions': moodOf([3, 29, 55], false),
  'one legion': moodOf([3, 14, 25], false),
  'one legion, sealed': moodOf([3, 14, 25], true),
  'three legions, sealed': moodOf([3, 29, 55], true),
};
process.stdout.write(JSON.stringify({ cards, seals, moods, drawings }));
