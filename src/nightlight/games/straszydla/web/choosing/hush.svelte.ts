/** Questions that the reader does not want to be asked any more: imps are declined, turns without more than trading end. */

import type { BoardProps } from '$board/board.ts';
import { townOf } from '../reading/town.ts';
import type { Seam } from '../seam.ts';
import { actOf, isFree, type Move } from './options.ts';

export type Kind = 'imps' | 'free';
export type Until = 'round' | 'match';
export const KINDS: readonly Kind[] = ['imps', 'free'];

const IMP_WINDOWS = ['whisper', 'gust', 'ember', 'duel_spark', 'mist'];

export interface Quiet {
  kind: Kind;
  /** the option that is given */
  option: number;
}

/** What could be answered by itself: only what costs nothing and leaves everything as it is. */
export function quietOf(step: string, options: Move[]): Quiet | null {
  const verbs = options.map((option) => actOf(option).verb);
  if (IMP_WINDOWS.includes(step) && verbs.includes('decline'))
    return { kind: 'imps', option: verbs.indexOf('decline') };
  const idle = step === 'action' && verbs.includes('end') && verbs.every((verb) => verb === 'end' || isFree(verb));
  return idle ? { kind: 'free', option: verbs.indexOf('end') } : null;
}

interface Wished {
  until: Until;
  round: string;
}

export class Hush {
  /** by seat and kind */
  #wished: Record<string, Wished> = $state({});
  #answered: number | null = null;

  /** What can be answered by itself now. */
  offer({ update, options }: BoardProps<Seam>): Quiet | null {
    return quietOf(update.decision?.step ?? '', options);
  }

  /** For how long the reader does not want to be asked; none: ask. */
  until(kind: Kind, props: BoardProps<Seam>): Until | null {
    const wished = this.#wished[`${props.seat} ${kind}`];
    return wished === undefined || (wished.until === 'round' && wished.round !== roundOf(props)) ? null : wished.until;
  }

  /** Whether the open question is answered by itself. */
  silences(props: BoardProps<Seam>): boolean {
    const quiet = this.offer(props);
    return quiet !== null && this.until(quiet.kind, props) !== null;
  }

  wish(kind: Kind, until: Until, props: BoardProps<Seam>): void {
    this.#wished[`${props.seat} ${kind}`] = { until, round: roundOf(props) };
  }

  ask(kind: Kind, props: BoardProps<Seam>): void {
    const { [`${props.seat} ${kind}`]: _, ...others } = this.#wished;
    this.#wished = others;
  }

  /** Give the answer; to be called in an effect. */
  grant(props: BoardProps<Seam>): void {
    const decision = props.update.decision;
    const quiet = this.offer(props);
    if (decision === undefined || quiet === null || decision.id === this.#answered) return;
    if (this.until(quiet.kind, props) === null) return;
    this.#answered = decision.id;
    props.choose(quiet.option);
  }
}

function roundOf({ update }: BoardProps<Seam>): string {
  const town = townOf(update);
  return `${town?.phase} ${town?.clock}`;
}
