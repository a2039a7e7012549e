/** What the player looks at and wants: a card, a form of it, a place on the map, and what follows of itself. */

import type { BoardProps } from '$board/board.ts';
import { choiceOf, mindAfter, optionLike, usualForm, type Move } from './options.ts';
import { placeName } from '../reading/rooms.ts';
import { sceneOf } from '../reading/scene.ts';
import type { Seam } from '../seam.ts';
import type { Plan } from './spots.ts';
import { stage } from '../stage.svelte.ts';

interface Lit {
  'data-option': number;
  onclick: (event: MouseEvent) => void;
  onpointermove: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

/** A thing that is looked at: several things can stand for one option. */
interface Aim {
  option: number;
  name: string;
  plan: Plan | null;
}

class Aims {
  /** what is looked at beside its option; none: the option says it all */
  aim: Aim | null = $state.raw(null);
  #held: Aim | null = null;
  /** the form of a card whose places are lit, and the options that it is one of */
  #form: { options: Move[]; option: number } | null = $state.raw(null);
  #plan: Plan | null = null;

  /** The form whose places are lit: what is looked at, what was chosen, or the usual one. */
  form({ options, previewed, update }: BoardProps<Seam>): number {
    const looked = previewed === null ? undefined : options[previewed];
    if (looked !== undefined && ['card', 'item', 'match'].includes(choiceOf(looked).kind)) return previewed ?? -1;
    if (this.#form?.options === options) return this.#form.option;
    const scene = sceneOf(update);
    return scene === null ? -1 : usualForm(options, scene.deck);
  }

  /** Whether a button of an option is looked at. */
  isOn(props: BoardProps<Seam>, option: number, name = `option${option}`): boolean {
    return props.previewed === option && (this.aim?.name ?? `option${option}`) === name;
  }

  /** What a button of an option is and does; `plan` is carried out after it. */
  on(
    props: BoardProps<Seam>,
    option: number,
    name = `option${option}`,
    plan: Plan | null = null,
  ): Lit & { 'aria-pressed': boolean } {
    return { ...this.lit(props, option, name, plan), 'aria-pressed': this.isOn(props, option, name) };
  }

  /** The same but for whether it is looked at: this stays, whatever is looked at. */
  lit(props: BoardProps<Seam>, option: number, name: string, plan: Plan | null): Lit {
    const aim = { option, name, plan };
    return {
      'data-option': option,
      onclick: (event) => this.#press(props, aim, event),
      onpointermove: (event) => {
        // what appears under a pointer that rests is not looked at
        const moved = event.movementX !== 0 || event.movementY !== 0;
        if (event.pointerType === 'mouse' && moved && this.aim?.name !== name) this.#look(props, aim);
      },
      onpointerleave: (event) => {
        if (event.pointerType === 'mouse') this.#look(props, this.#held);
      },
      onfocus: (event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) this.#look(props, aim);
      },
      onblur: () => this.#look(props, this.#held),
    };
  }

  /** Look at an option from elsewhere, until something else is looked at. */
  hold(props: BoardProps<Seam>, option: number): void {
    this.#held = { option, name: `option${option}`, plan: null };
    this.#keep(props, option);
    this.#look(props, this.#held);
  }

  takeBack(props: BoardProps<Seam>): void {
    this.#held = null;
    this.#look(props, null);
  }

  /** The scene has moved on: forget what is past, and go on with what was planned. To be called in an effect. */
  follow(props: BoardProps<Seam>): void {
    const { options, previewed } = props;
    if (options.length === 0) {
      if (this.aim !== null) this.#plan = this.aim.plan;
      this.aim = null;
      this.#held = null;
      return;
    }
    if (previewed === null) this.#held = null;
    if (this.aim !== null && this.aim.option !== previewed) this.aim = null;
    const next = this.#next(props);
    if (next >= 0) props.choose(next);
  }

  forget(): void {
    this.aim = null;
    this.#held = null;
    this.#form = null;
    this.#plan = null;
  }

  /** The next answer of the plan, or -1: then the player decides again. */
  #next({ options, update }: BoardProps<Seam>): number {
    const plan = this.#plan;
    if (plan === null) return -1;
    this.#plan = null;
    if (plan.kind === 'answers') {
      for (const [place, action] of plan.actions.entries()) {
        const option = options.findIndex((offered) => JSON.stringify(offered.action) === JSON.stringify(action));
        if (option < 0) continue;
        this.#plan = { kind: 'answers', actions: plan.actions.slice(place + 1) };
        return option;
      }
      return -1;
    }
    const pawn = sceneOf(update)?.pawn ?? null;
    const taken = plan.goal.places.findIndex((place) => pawn !== null && placeName(place) === placeName(pawn));
    if (taken < 0) return -1;
    const side = plan.goal.sides[taken];
    if (side === undefined) return plan.stop ? optionLike(options, ({ kind }) => kind === 'stop') : -1;
    const option = optionLike(options, (choice) => choice.kind === 'step' && choice.side === side);
    if (option >= 0) this.#plan = plan;
    return option;
  }

  #look(props: BoardProps<Seam>, aim: Aim | null): void {
    if (aim !== null) stage.hurry();
    this.aim = aim;
    props.preview(aim?.option ?? null);
  }

  #press(props: BoardProps<Seam>, aim: Aim, event: MouseEvent): void {
    event.stopPropagation();
    const mouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    const once = mouse && !props.settings.choices.confirm && !grave(props, aim.option);
    this.#keep(props, aim.option);
    if (!once && this.#held?.name !== aim.name) {
      this.#held = aim;
      this.#look(props, aim);
      return;
    }
    stage.skip();
    this.#held = null;
    this.aim = null;
    this.#plan = props.guided === true ? null : aim.plan;
    props.choose(aim.option);
  }

  #keep({ options }: BoardProps<Seam>, option: number): void {
    if (choiceOf(options[option]).kind === 'card') this.#form = { options, option };
  }
}

/** What nobody wants to do by one careless click: give up, or the last Mind card. */
export function grave({ options }: BoardProps<Seam>, option: number): boolean {
  return choiceOf(options[option]).kind === 'concede' || mindAfter(options[option]) === 0;
}

export const aims = new Aims();
