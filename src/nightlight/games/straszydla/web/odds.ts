/** Chances of dice: in duels, and when people are frightened. */

const FACES = 6;
export const DUEL_DICE = 2;
const ROLLS = 3;
const FRIGHT = [3, 2, 1];
const NO_PARTNER = 0;

export interface Odds {
  win: number;
  level: number;
}

/** Every roll of so many dice, from high to low, with its number of ways. */
function rolls(dice: number): { roll: number[]; ways: number }[] {
  const found = new Map<string, { roll: number[]; ways: number }>();
  for (let number = 0; number < FACES ** dice; number += 1) {
    const roll = Array.from({ length: dice }, (_, die) => (Math.floor(number / FACES ** die) % FACES) + 1).sort(
      (a, b) => b - a,
    );
    const same = found.get(roll.join());
    if (same === undefined) found.set(roll.join(), { roll, ways: 1 });
    else same.ways += 1;
  }
  return [...found.values()];
}

/** The successes of one side less those of the other, pair by pair; a die without a partner wins. */
export function leadOf(mine: number[], theirs: number[]): number {
  const pairs = Math.max(mine.length, theirs.length);
  let lead = 0;
  for (let pair = 0; pair < pairs; pair += 1)
    lead += Math.sign((mine[pair] ?? NO_PARTNER) - (theirs[pair] ?? NO_PARTNER));
  return lead;
}

export function successes(mine: number[], theirs: number[]): number {
  return mine.filter((die, pair) => die > (theirs[pair] ?? NO_PARTNER)).length;
}

const known = new Map<string, Odds>();

/** How one roll stands, without energy and imps. */
export function duelOdds(mine: number, theirs: number): Odds {
  const name = `${mine} ${theirs}`;
  let odds = known.get(name);
  if (odds === undefined) {
    odds = countDuels(mine, theirs);
    known.set(name, odds);
  }
  return odds;
}

function countDuels(mine: number, theirs: number): Odds {
  const total = FACES ** (mine + theirs);
  const others = rolls(theirs);
  let win = 0;
  let level = 0;
  for (const own of rolls(mine)) {
    for (const other of others) {
      const lead = leadOf(own.roll, other.roll);
      if (lead > 0) win += own.ways * other.ways;
      if (lead === 0) level += own.ways * other.ways;
    }
  }
  return { win: win / total, level: level / total };
}

/** Two dice each, a third one for the stronger. */
export function diceFor(mine: number, theirs: number): [number, number] {
  return [DUEL_DICE + Number(mine > theirs), DUEL_DICE + Number(theirs > mine)];
}

/** The lead that a side can have with so many points for its own dice. */
export function bestLead(mine: number[], theirs: number[], points: number): number {
  return bestChange(mine, theirs, points).lead;
}

/** The dice as the owner would best change them with so many points, for as few of them as possible. */
export function bestChange(
  mine: number[],
  theirs: number[],
  points: number,
  from = 0,
): { dice: number[]; lead: number } {
  let best = { dice: mine, lead: leadOf(mine, theirs), cost: 0 };
  const change = (die: number, dice: number[], cost: number): void => {
    const lead = leadOf(dice, theirs);
    if (lead > best.lead || (lead === best.lead && cost < best.cost)) best = { dice, lead, cost };
    if (die === mine.length) return;
    const most = Math.min(FACES, (mine[die] ?? 0) + points - cost);
    for (let face = mine[die] ?? 0; face <= most; face += 1) {
      change(
        die + 1,
        dice.map((value, place) => (place === die ? face : value)),
        cost + face - (mine[die] ?? 0),
      );
    }
  };
  change(from, mine, 0);
  return best;
}

export type Verdict = 'win' | 'lose' | 'level';

/** How a duel ends for the holder, or for the challenger, by the lead of that side before and after energy. */
export function verdictOf(before: number, after: number, rolled: number, holder: boolean): Verdict {
  const lead = after === 0 ? before : after;
  if (lead === 0) return rolled < ROLLS ? 'level' : holder ? 'win' : 'lose';
  return lead > 0 ? 'win' : 'lose';
}

/** How a bid against a bid ends for me, if whoever bids more makes the best of it. */
export function bidsEnd(
  mine: number[],
  theirs: number[],
  bid: number,
  rival: number,
  rolled: number,
  holder: boolean,
): Verdict {
  const before = leadOf(mine, theirs);
  const after = bid >= rival ? bestLead(mine, theirs, bid - rival) : -bestLead(theirs, mine, rival - bid);
  return verdictOf(before, after, rolled, holder);
}

/** The fear cubes of a sum against the strength. */
export function scared(sum: number, strength: number): number {
  return FRIGHT[Math.abs(sum - strength)] ?? 0;
}

/** How likely 3, 2 and 1 cubes are, without energy and imps. */
export function frightOdds(dice: number, strength: number): number[] {
  let sums = new Map([[0, 1]]);
  for (let die = 0; die < dice; die += 1) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (let face = 1; face <= FACES; face += 1) next.set(sum + face, (next.get(sum + face) ?? 0) + chance / FACES);
    }
    sums = next;
  }
  return FRIGHT.map((_, missed) =>
    [...sums].filter(([sum]) => Math.abs(sum - strength) === missed).reduce((total, [, chance]) => total + chance, 0),
  );
}

export function expectedFear(odds: number[]): number {
  return odds.reduce((sum, chance, missed) => sum + chance * (FRIGHT[missed] ?? 0), 0);
}

/** The changes, in ascending position, that bring the sum nearest to the strength; sixes bring dread, ones cost it. */
export function bestFright(
  dice: number[],
  strength: number,
  energy: number,
  from: number,
): { die: number; value: number }[] {
  const after = [...dice];
  let missing = strength - dice.reduce((sum, die) => sum + die, 0);
  for (let left = energy; left > 0 && missing !== 0; left -= 1) {
    const by = Math.sign(missing);
    const turned = dice
      .map((_, die) => ({ die, value: (after[die] ?? 0) + by }))
      .filter(({ die, value }) => die >= from && value >= 1 && value <= FACES)
      .sort((a, b) => dreadOf(b.value, b.value - by) - dreadOf(a.value, a.value - by))[0];
    if (turned === undefined) break;
    after[turned.die] = turned.value;
    missing -= by;
  }
  return after.flatMap((value, die) => (value === dice[die] ? [] : [{ die, value }]));
}

/** The dread that a turn of one point brings. */
function dreadOf(value: number, before: number): number {
  const worth = (face: number): number => (face === FACES ? 1 : face === 1 ? -1 : 0);
  return worth(value) - worth(before);
}
