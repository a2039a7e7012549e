/** Drawings as pictures: each is drawn once, and whatever shows it is one node of the page instead of many. */

import { mount, unmount, untrack, type Component } from 'svelte';

/** The colour of the text for a drawing, and what the properties that it names are worth. */
export interface Inks {
  color?: string;
  [property: `--${string}`]: string;
}

interface Manner {
  inks?: Inks;
  /** where it reaches over its edges */
  view?: string;
  /** what is left out of it, as a selector */
  without?: string | undefined;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
const PROPERTY = /var\((--[\w-]+)(?:, ([^)]*))?\)/g;
/** They stay loaded: later they are there in the frame that asks for them. */
const kept = new Map<string, { address: string; image: HTMLImageElement }>();

/** The address of a picture by its name; what it shows is drawn when it is first asked for. */
export function picture(name: string, draw: () => string): string {
  const known = kept.get(name);
  if (known !== undefined) return known.address;
  const address = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  const image = new Image();
  image.src = address;
  kept.set(name, { address, image });
  return address;
}

/** What stands inside of a picture, with its frame. */
export function framed(view: string, inside: string): string {
  return `<svg xmlns="${NAMESPACE}" viewBox="${view}">${inside}</svg>`;
}

/** The address of a picture of what a component draws. */
export function pictureOf<Props extends object>(
  name: string,
  drawing: Component<Props>,
  props: Props,
  manner: Manner = {},
): string {
  return picture(name, () => drawn(drawing as Component, props, manner));
}

/** What a component draws, as text with all colours in it: what the page says does not reach into a picture. */
function drawn(drawing: Component, props: object, { inks = {}, view, without }: Manner): string {
  const sheet = document.createElement('div');
  const shown = untrack(() => mount(drawing, { target: sheet, props }));
  const svg = sheet.querySelector('svg')!;
  if (inks.color !== undefined) svg.setAttribute('color', inks.color);
  if (view !== undefined) svg.setAttribute('viewBox', view);
  if (without !== undefined) svg.querySelectorAll(without).forEach((part) => part.remove());
  const text = new XMLSerializer().serializeToString(svg);
  void unmount(shown);
  const page = getComputedStyle(document.documentElement);
  return text.replace(
    PROPERTY,
    (_, name: `--${string}`, usual: string = '') => inks[name] ?? (page.getPropertyValue(name) || usual),
  );
}
