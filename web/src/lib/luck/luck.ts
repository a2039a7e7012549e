/** The luck of a match, made again as src/nightlight/play/luck.py and core/chance.py make it. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Answers one question: a whole number from 0 up to, not including, n. */
export interface Chance {
  below(n: number): number;
}

const NUMBERS = 2 ** 32;
const NUMBER_BYTES = 4;
const COUNTER_BYTES = 8;

/** What is published before the match, so that the secret cannot be changed after it. */
export function commitment(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}

/** Draws whose first outcomes are given by the journal's header; the rest come from a source. */
export class Begun implements Chance {
  #place = 0;

  constructor(
    readonly given: number[],
    readonly source: Chance,
  ) {}

  below(n: number): number {
    const outcome = this.given[this.#place];
    if (outcome === undefined) return this.source.below(n);
    this.#place += 1;
    return outcome;
  }
}

/** Draws that anybody can repeat who has the secret and the players' words. */
export class Fair implements Chance {
  #blocks = 0;
  #numbers: number[] = [];
  readonly #words: Uint8Array;

  constructor(
    readonly secret: Uint8Array,
    words: string[],
  ) {
    this.#words = utf8ToBytes(JSON.stringify(words));
  }

  below(n: number): number {
    const fair = NUMBERS - (NUMBERS % n);
    let number = this.#number();
    while (number >= fair) number = this.#number();
    return number % n;
  }

  #number(): number {
    if (this.#numbers.length === 0) this.#numbers = this.#block();
    return this.#numbers.pop()!;
  }

  /** The numbers of the next block, the first one last. */
  #block(): number[] {
    const message = new Uint8Array(COUNTER_BYTES + this.#words.length);
    new DataView(message.buffer).setBigUint64(0, BigInt(this.#blocks));
    message.set(this.#words, COUNTER_BYTES);
    this.#blocks += 1;
    const block = hmac(sha256, this.secret, message);
    const bytes = new DataView(block.buffer, block.byteOffset, block.byteLength);
    return Array.from({ length: block.length / NUMBER_BYTES }, (_, place) =>
      bytes.getUint32(place * NUMBER_BYTES),
    ).reverse();
  }
}

/** xoroshiro64**: the luck of simulations, whose seed is no secret. */
export class Seeded implements Chance {
  #a: number;
  #b: number;

  constructor(seed: bigint) {
    const low = Number(BigInt.asUintN(32, seed));
    const high = Number(BigInt.asUintN(32, seed >> 32n));
    this.#a = scramble(low ^ scramble(high));
    this.#b = scramble(high + this.#a + 0x9e3779b9);
    if (this.#a === 0 && this.#b === 0) this.#a = 1;
  }

  below(n: number): number {
    const a = this.#a;
    const b = (this.#b ^ a) >>> 0;
    const word = Math.imul(rotated(Math.imul(a, 0x9e3779bb) >>> 0, 5), 5) >>> 0;
    this.#a = (rotated(a, 26) ^ b ^ (b << 9)) >>> 0;
    this.#b = rotated(b, 13);
    return Number((BigInt(word) * BigInt(n)) >> 32n);
  }
}

function rotated(word: number, left: number): number {
  return ((word << left) | (word >>> (32 - left))) >>> 0;
}

/** Spread the bits of a seed (the finaliser of MurmurHash3). */
function scramble(seed: number): number {
  let word = seed >>> 0;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b) >>> 0;
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35) >>> 0;
  return (word ^ (word >>> 16)) >>> 0;
}
