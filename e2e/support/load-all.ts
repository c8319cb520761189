import type { Page } from 'playwright-core';

/** Loads the code of every element of the page, also of those that wait for the screen or for a scroll. */
export const loadAll = (page: Page) =>
  page.evaluate(async () => {
    const { chunks } = JSON.parse(
      document.querySelector<HTMLScriptElement>('script#onda-config')?.text ?? '{}',
    );
    const tags = Object.keys(chunks ?? {}).filter((tag) => document.querySelector(tag));
    await Promise.all(tags.map((tag) => window.ondaLoad?.(chunks[tag])));
  });
