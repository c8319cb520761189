/** A page that takes longer is left to the browser's own navigation. */
export const PAGE_TIMEOUT_MS = 10_000;

/** Asks for a page of this site as its visitor; `fetch-page` reads the reply. */
export const PAGE_REQUEST = {
  headers: { Accept: 'text/html' },
  credentials: 'same-origin',
} as const satisfies RequestInit;
