/** Food: what the coming feeding will take, what is missing, and how everybody can be fed. */

import { bogeyOf, ELEMENTS, PAYABLE, type Element } from './content.ts';
import { cubesOf, needOf, neededFor, type Player, type Town } from './town.ts';

export const TRADE = 3; // cubes for one
export const DREAD_MEAL = 4; // dread cubes that feed a bogey

export interface Meal {
  bogey: string;
  food: number;
  fed: boolean;
  /** the colour that it eats; a starting bogey is given what is best */
  element: Element;
  /** cubes of it that are not there */
  lacks: number;
}

export interface Larder {
  meals: Meal[];
  /** cubes that are needed, by element */
  needs: number[];
  /** that are missing, by element */
  missing: number[];
  /** cubes that are missing even after the best trades */
  short: number;
}

/** Who eats what: element bogeys their own colour, then starting bogeys whatever leaves the fewest gaps. */
export function larderOf(town: Town, player: Player): Larder {
  const left = [...player.cubes];
  const order = [...player.bogeys].sort((a, b) => rank(player, a) - rank(player, b));
  const meals = order.map((bogey): Meal => {
    const fed = town.fed.includes(bogey);
    const food = needOf(town, bogey);
    const element = bogeyOf(bogey).element ?? richest(left, food);
    const place = ELEMENTS.indexOf(element);
    const have = Math.max(0, Math.min(food, left[place] ?? 0));
    if (!fed) left[place] = (left[place] ?? 0) - food;
    return { bogey, food, fed, element, lacks: fed ? 0 : food - have };
  });
  const needs = ELEMENTS.map((element) =>
    meals.filter((meal) => !meal.fed && meal.element === element).reduce((sum, { food }) => sum + food, 0),
  );
  const missing = left.map((cubes) => Math.max(0, -cubes));
  const spare = left.reduce((sum, cubes) => sum + Math.max(0, cubes), player.energy);
  const gaps = missing.reduce((sum, cubes) => sum + cubes, 0);
  return {
    meals: player.bogeys.map((bogey) => meals.find((meal) => meal.bogey === bogey)!),
    needs,
    missing,
    short: Math.max(0, gaps - Math.floor(spare / TRADE)),
  };
}

/** Element bogeys first, and among equals those that the pact needs. */
function rank(player: Player, bogey: string): number {
  return (bogeyOf(bogey).element === null ? 2 : 0) + (neededFor(player, bogey) ? 0 : 1);
}

/** The colour with just enough for a meal; failing that, the one with the most. */
function richest(left: number[], food: number): Element {
  const enough = ELEMENTS.filter((_, place) => (left[place] ?? 0) >= food);
  const most = (a: Element, b: Element): number => (left[ELEMENTS.indexOf(b)] ?? 0) - (left[ELEMENTS.indexOf(a)] ?? 0);
  const found = enough.length > 0 ? [...enough].sort((a, b) => most(b, a))[0] : [...ELEMENTS].sort(most)[0];
  return found ?? 'water';
}

/** An answer to be given: the verb, and what it is about. */
export type Wish = Record<string, Record<string, string | number>>;

export interface FeedingPlan {
  wishes: Wish[];
  /** cubes that are traded away, and dread that is spent */
  traded: number;
  dread: number;
  flees: string[];
}

/** Feed everybody as cheaply as possible: from the larder, by trades, then with dread; the pact's bogeys first. */
export function feedAll(town: Town, player: Player): FeedingPlan {
  const cubes = PAYABLE.map((kind) => cubesOf(player, kind));
  const plan: FeedingPlan = { wishes: [], traded: 0, dread: 0, flees: [] };
  const { meals } = larderOf(town, player);
  const hungry = meals.filter(({ fed }) => !fed).sort((a, b) => rank(player, a.bogey) - rank(player, b.bogey));
  const reserved = ELEMENTS.map((element) =>
    hungry.filter((meal) => meal.element === element && meal.lacks === 0).reduce((sum, { food }) => sum + food, 0),
  );
  let dread = player.dread;
  for (const meal of [...hungry].sort((a, b) => a.lacks - b.lacks)) {
    const place = ELEMENTS.indexOf(meal.element);
    const trades = meal.lacks === 0 ? [] : tradesFor(cubes, reserved, meal);
    if (trades !== null) {
      for (const pay of trades) trade(cubes, meal.element, pay, plan);
      cubes[place] = (cubes[place] ?? 0) - meal.food;
      if (meal.lacks === 0) reserved[place] = (reserved[place] ?? 0) - meal.food;
      plan.wishes.push({ feed: { bogey: meal.bogey, colour: meal.element } });
    } else if (dread >= DREAD_MEAL) {
      dread -= DREAD_MEAL;
      plan.dread += DREAD_MEAL;
      plan.wishes.push({ dread_feed: { bogey: meal.bogey } });
    } else {
      plan.flees.push(meal.bogey);
    }
  }
  return plan;
}

/** What is paid for the cubes that a meal lacks, three at a time out of what nobody else eats; none: it is not enough. */
function tradesFor(cubes: number[], reserved: number[], meal: Meal): number[][] | null {
  const place = ELEMENTS.indexOf(meal.element);
  const spare = cubes.map((number, kind) => (kind === place ? 0 : Math.max(0, number - (reserved[kind] ?? 0))));
  const lacks = meal.food - Math.max(0, (cubes[place] ?? 0) - (reserved[place] ?? 0));
  const trades: number[][] = [];
  for (let cube = 0; cube < lacks; cube += 1) {
    const pay = cheapest(spare, TRADE);
    if (pay === null) return null;
    pay.forEach((number, kind) => (spare[kind] = (spare[kind] ?? 0) - number));
    trades.push(pay);
  }
  return trades;
}

/** So many cubes, always of the kind of which most are left; none: there are too few. */
export function cheapest(spare: number[], price: number): number[] | null {
  const left = [...spare];
  const pay = left.map(() => 0);
  for (let cube = 0; cube < price; cube += 1) {
    const kind = left.indexOf(Math.max(...left));
    if ((left[kind] ?? 0) <= 0) return null;
    left[kind] = (left[kind] ?? 0) - 1;
    pay[kind] = (pay[kind] ?? 0) + 1;
  }
  return pay;
}

function trade(cubes: number[], element: Element, pay: number[], plan: FeedingPlan): void {
  plan.wishes.push({ trade: { cube: element } }, ...pays(pay));
  pay.forEach((number, kind) => (cubes[kind] = (cubes[kind] ?? 0) - number));
  const place = ELEMENTS.indexOf(element);
  cubes[place] = (cubes[place] ?? 0) + 1;
  plan.traded += TRADE;
}

/** The answers that pay this mix; whatever leaves no choice is not asked. */
export function pays(mix: number[]): Wish[] {
  return mix.map((number, kind) => ({ pay: { cube: PAYABLE[kind]!, number } }));
}

/** A mix for a price out of what nobody will eat, then out of everything, of the kinds from that one on. */
export function mixFor(town: Town, player: Player, price: number, from: number): number[] | null {
  const { needs } = larderOf(town, player);
  const all = PAYABLE.map((kind, place) => (place < from ? 0 : cubesOf(player, kind)));
  const spare = all.map((number, kind) => Math.max(0, number - (needs[kind] ?? 0)));
  const free = spare.reduce((sum, number) => sum + number, 0);
  if (free >= price) return cheapest(spare, price);
  const rest = cheapest(
    all.map((number, kind) => number - (spare[kind] ?? 0)),
    price - free,
  );
  return rest === null ? null : spare.map((number, kind) => number + (rest[kind] ?? 0));
}
