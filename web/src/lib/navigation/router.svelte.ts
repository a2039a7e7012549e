/** Which page an address names. */

export type Route =
  | { page: 'home' }
  | { page: 'settings' }
  | { page: 'training' }
  | { page: 'matches' }
  | { page: 'table'; table: string }
  | { page: 'join'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'replay'; table: string }
  | { page: 'text'; table: string }
  | { page: 'take'; ticket: string }
  | { page: 'lost' };

const ONE_PART = new Map<string, (part: string) => Route>([
  ['t', (table) => ({ page: 'table', table })],
  ['j', (code) => ({ page: 'join', code })],
  ['rules', (game) => ({ page: 'rules', game })],
  ['learn', (game) => ({ page: 'learn', game })],
  ['replay', (table) => ({ page: 'replay', table })],
  ['text', (table) => ({ page: 'text', table })],
  ['take', (ticket) => ({ page: 'take', ticket })],
]);

export function routeOf(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (first === undefined) return { page: 'home' };
  if (parts.length === 1 && (first === 'settings' || first === 'training' || first === 'matches'))
    return { page: first };
  const made = ONE_PART.get(first);
  if (parts.length !== 2 || made === undefined || second === undefined) return { page: 'lost' };
  try {
    return made(decodeURIComponent(second));
  } catch {
    return { page: 'lost' };
  }
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  route: Route = $derived(routeOf(this.path));

  constructor() {
    window.addEventListener('popstate', () => this.#look());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** Open another page of the app. */
  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    const before = this.path;
    this.#look();
    if (this.path !== before) window.scrollTo(0, 0);
  }

  #look(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** Follow a plain click on an internal link without reloading. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    const address = new URL(link.href);
    if (address.origin !== location.origin || routeOf(address.pathname).page === 'lost') return;
    if (address.pathname === location.pathname && address.hash !== '') return;
    event.preventDefault();
    this.go(address.pathname + address.search + address.hash);
  }
}

export const router = new Router();
