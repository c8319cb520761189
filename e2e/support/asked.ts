import type { Page } from 'playwright-core';

/** The actions that the page asks of the server from now on, in order. */
export function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const action = new URLSearchParams(request.postData() ?? '').get('action');
    if (action) asked.push(action);
  });
  return asked;
}
