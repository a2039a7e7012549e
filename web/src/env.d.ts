/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words/*' {
  const text: string;
  export default text;
}

/** What the page was built of, as GET /api/version says it; empty while it is being developed. */
declare const __PAGES__: string;
