/** The hands at this screen: tokens pushed forward, and the switch; down counts, not up (KS-9). */

import type { Racing } from '$board/board.ts';
import { sound } from '$lib/sound/player.ts';
import { SHAPES } from '../reading/cards.ts';
import { keysOf } from './keys.ts';

class Hands {
  /** tokens pushed forward in their order, by seat */
  #pushed: Record<number, number[]> = $state.raw({});
  /** the question that a seat has answered */
  #sent: Record<number, number> = $state.raw({});
  /** the question that all this is about */
  #question: number | string = 0;
  /** the one contact that a seat may have */
  #contacts = new Map<number, number>();

  pushed(seat: number): number[] {
    return this.#pushed[seat] ?? [];
  }

  /** Whether the seat's press is on its way or has been heard. */
  pressed(seat: number, race: Racing): boolean {
    return this.#sent[seat] === race.question || race.pressed.includes(seat);
  }

  /** Whether the seat can push tokens and press. */
  open(seat: number, race: Racing): boolean {
    return !race.dark && !this.pressed(seat, race);
  }

  /** All tokens go back to their rows when another question comes (KS-2.8). */
  face(question: number | string): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#pushed = {};
    this.#contacts.clear();
  }

  /** Push a token forward after the others, or take it back (KS-9.2). */
  activate(seat: number, token: number): void {
    const before = this.pushed(seat);
    const kept = before.filter((other) => other !== token);
    this.#put(seat, kept.length < before.length ? kept : [...before, token]);
    sound.play('push');
  }

  clear(seat: number): void {
    this.#put(seat, []);
  }

  /** Turn on the light; without a token forward the switch is inert (KS-9.6). */
  async press(seat: number, race: Racing, at: number): Promise<void> {
    const tokens = this.pushed(seat);
    if (tokens.length === 0 || !this.open(seat, race)) return;
    const { question } = race;
    this.#sent = { ...this.#sent, [seat]: question };
    const counted = await race.press(
      seat,
      tokens.map((token) => SHAPES[token] ?? ''),
      at,
    );
    if (!counted && this.#sent[seat] === question) this.#sent = { ...this.#sent, [seat]: 0 };
  }

  /** One hand: a second finger in the zone of a seat is nothing until the first is lifted (KS-9.6). */
  touch(seat: number, event: PointerEvent): boolean {
    const held = this.#contacts.get(seat);
    if (held !== undefined && held !== event.pointerId) return false;
    this.#contacts.set(seat, event.pointerId);
    return true;
  }

  lift(event: PointerEvent): void {
    for (const [seat, pointer] of this.#contacts) if (pointer === event.pointerId) this.#contacts.delete(seat);
  }

  /** What a key does, by where it is on the keyboard; whether it is anybody's (KS-9.3). */
  strike(event: KeyboardEvent, race: Racing): boolean {
    for (const [place, seat] of race.seats.entries()) {
      const keys = keysOf(place, race.seats.length);
      const token = keys?.tokens.indexOf(event.code) ?? -1;
      const ours = keys !== null && (token >= 0 || event.code === keys.switch || event.code === keys.clear);
      if (!ours) continue;
      if (event.repeat || !this.open(seat, race)) return true;
      if (token >= 0) this.activate(seat, token);
      else if (event.code === keys.switch) void this.press(seat, race, event.timeStamp);
      else this.clear(seat);
      return true;
    }
    return false;
  }

  #put(seat: number, tokens: number[]): void {
    this.#pushed = { ...this.#pushed, [seat]: tokens };
  }
}

export const hands = new Hands();
