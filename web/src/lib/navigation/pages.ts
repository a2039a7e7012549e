/** The pages, each loaded when it is opened. */

import type { Component } from 'svelte';
import type { Route } from './router.svelte.ts';

export type Page = Component<{ route: Route }>;

const PAGES = import.meta.glob<{ default: Page }>('../../pages/*.svelte');

function path(page: Route['page']): string {
  return `../../pages/${page.charAt(0).toUpperCase()}${page.slice(1)}.svelte`;
}

/** Whether such a page exists. */
export function exists(page: Route['page']): boolean {
  return path(page) in PAGES;
}

export async function pageOf(route: Route): Promise<Page> {
  const load = PAGES[path(route.page)] ?? PAGES[path('lost')];
  return (await load!()).default;
}
