/// <reference lib="webworker" />

/**
 * Lets the shell open without the server: it keeps the files of one build, and nothing that anybody said or played.
 *
 * What has a hash in its name never changes, so it is taken from here. A page is asked of the server first. The rest,
 * above all /api and /ws, is none of its business.
 */

declare const self: ServiceWorkerGlobalScope;

/** The files of the shell, and the name of their build; the build fills them in. */
declare const __SHELL__: string[];
declare const __BUILD__: string;

const SHELL = __SHELL__;
const CACHE = `nightlight-${__BUILD__}`;
const PAGE = '/';
const PATIENCE = 4000; // ms in which a server should answer
const BROKEN = 500;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  if (event.data === 'renew') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (SHELL.includes(pathname)) event.respondWith(serverFirst(request));
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL);
  const answer = await fetch(PAGE);
  if (!answer.ok) throw new Error('the server has no page');
  await cache.put(PAGE, forAnyPage(answer));
}

/** Old builds go when no page of theirs is open any more. */
async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('nightlight-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Every page is the same file: the server's, or the one that was kept if the server does not answer. */
async function page(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(PAGE);
  const asked = fetch(event.request);
  if (kept === undefined) return asked;
  const answer = await inTime(asked);
  if (answer === null || answer.status >= BROKEN) return kept;
  if (answer.ok && isPage(answer)) event.waitUntil(keep(PAGE, forAnyPage(answer.clone())));
  return answer;
}

function isPage(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/html') === true;
}

/** What the server had fetched along with one page is not for the others. */
function forAnyPage(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete('link');
  return new Response(answer.body, { status: answer.status, headers });
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(request, answer.clone());
  return answer;
}

async function serverFirst(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  return answer ?? (await caches.match(request)) ?? Response.error();
}

async function keep(request: RequestInfo, answer: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(request, answer);
}

/** What the server says; none if it cannot be reached or takes too long. */
async function inTime(asked: Promise<Response>): Promise<Response | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return Promise.race([asked.catch(() => null), late]);
}

export {};
