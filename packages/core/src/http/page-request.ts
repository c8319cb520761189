/** The limit of a page's time; after it the browser navigates itself. */
export const PAGE_TIMEOUT_MS = 10_000;

/** The request for a page of this site as its visitor; `fetch-page` reads the reply. */
export const PAGE_REQUEST = {
  headers: { Accept: 'text/html' },
  credentials: 'same-origin',
} as const satisfies RequestInit;
