// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { router, routeOf } from '$lib/navigation/router.svelte.ts';

describe('routeOf', () => {
  it.each([
    ['/', { page: 'home' }],
    ['//', { page: 'home' }],
    ['/settings', { page: 'settings' }],
    ['/matches/', { page: 'matches' }],
    ['/t/abc', { page: 'table', table: 'abc' }],
    ['/j/K7%20Q', { page: 'join', code: 'K7 Q' }],
    ['/rules/nightmarium', { page: 'rules', game: 'nightmarium' }],
    ['/take/x', { page: 'take', ticket: 'x' }],
    ['/settings/more', { page: 'lost' }],
    ['/t', { page: 'lost' }],
    ['/t/a/b', { page: 'lost' }],
    ['/t/%E0%A4%A', { page: 'lost' }],
    ['/constructor/x', { page: 'lost' }],
    ['/elsewhere', { page: 'lost' }],
  ])('names the page of %s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

describe('router', () => {
  beforeEach(() => {
    router.go('/');
    document.body.innerHTML = '';
  });

  function click(link: string, init: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = link;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('b')?.dispatchEvent(event);
    return event;
  }

  it('follows a link within the page', () => {
    const event = click('<a href="/t/abc#end"><b>table</b></a>');

    expect(event.defaultPrevented).toBe(true);
    expect(router.route).toEqual({ page: 'table', table: 'abc' });
    expect(router.hash).toBe('#end');
  });

  it.each([
    ['to another site', '<a href="https://elsewhere.example/t/abc"><b>x</b></a>', {}],
    ['to no page of ours', '<a href="/api/tables/abc/journal"><b>x</b></a>', {}],
    ['to a file', '<a href="/t/abc" download><b>x</b></a>', {}],
    ['to a new tab', '<a href="/t/abc" target="_blank"><b>x</b></a>', {}],
    ['with a key held', '<a href="/t/abc"><b>x</b></a>', { ctrlKey: true }],
    ['with another button', '<a href="/t/abc"><b>x</b></a>', { button: 1 }],
    ['to a place on the same page', '<a href="/#here"><b>x</b></a>', {}],
  ])('leaves a link %s to the browser', (_, link, init) => {
    const event = click(link, init);

    expect(event.defaultPrevented).toBe(false);
    expect(router.route).toEqual({ page: 'home' });
  });
});
