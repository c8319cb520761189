import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Visit {
  page: Page;
  /** Errors and warnings of the console, and exceptions. */
  problems: string[];
  /** Path → gzip bytes of the scripts and style sheets that the page fetched of its own server. */
  bytes: Record<string, number>;
  close(): Promise<void>;
}

export async function visitApp(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  const bytes: Record<string, number> = {};
  page.on('console', (message) => {
    // A stream server that is asked for its status pages lacks some of them.
    const isElsewhere = !(message.location().url || url).startsWith(new URL(url).origin);
    if (['error', 'warning'].includes(message.type()) && !isElsewhere) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', async (response) => {
    if (!/\.(js|css)(\?|$)/.test(response.url()) || !response.url().startsWith(url)) return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    bytes[new URL(response.url()).pathname] = gzipSync(body).length;
  });
  await page.addInitScript(keepPrintedRoot);
  await page.goto(url);
  return { page, problems, bytes, close: () => context.close() };
}

/** Runs in the page: the shadow root that stood there before any script. */
function keepPrintedRoot() {
  addEventListener('DOMContentLoaded', () => {
    Object.assign(window, { printedRoot: document.querySelector('radio-player')?.shadowRoot });
  });
}

/** True if the player still has the shadow root that the server has printed. */
export const hasPrintedRoot = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const printed: unknown = Reflect.get(window, 'printedRoot');
    return printed instanceof ShadowRoot && printed === document.querySelector('radio-player')?.shadowRoot;
  });

const said = (page: Page) => page.locator('#said').textContent();

/** Plays, favors and searches by the elements; each tells the application by its event. */
export async function useElements(page: Page, post: number, phrase: string): Promise<void> {
  await page.locator('radio-player[data-ready]').waitFor();
  await page.locator('radio-player [part~="play"]').click();
  await expect.poll(() => said(page)).toContain('state playing');
  const heart = page.locator('fav-button button');
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => said(page)).toContain(`favorite ${post} true`);
  await page.locator('asp-search [part~="field"]').fill(phrase);
  await expect.poll(() => said(page)).toContain('found ');
  await expect.poll(() => page.locator('asp-search .item h3').count()).toBeGreaterThan(0);
  // The panel lies over what follows.
  await page.keyboard.press('Escape');
  await page.locator('asp-search .item h3').first().waitFor({ state: 'hidden' });
}

/** Hooks and the application's own markup play, favor and search without an element. */
export async function useHooks(page: Page): Promise<void> {
  const keep = page.locator('#keep');
  await expect.poll(() => keep.getAttribute('aria-pressed')).toBe('true');
  await keep.click();
  await expect.poll(() => keep.getAttribute('aria-pressed')).toBe('false');
  // The button of the page is of the same state.
  await expect.poll(() => page.locator('fav-button button').getAttribute('aria-pressed')).toBe('false');
  await page.locator('#search').click();
  await expect.poll(() => page.locator('#found a').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('#ranked').textContent()).not.toBe('0');
  await expect.poll(() => page.locator('#on-air').textContent()).toMatch(/^read ./);
  await page.locator('#play').click();
  await expect.poll(() => page.locator('#play').textContent()).toBe('playing');
  // Only one sound plays at a time: the element gave way.
  await expect
    .poll(() => page.locator('radio-player [part~="player"]').getAttribute('data-state'))
    .toBe('idle');
  await page.locator('#play').click();
  await expect.poll(() => page.locator('#play').textContent()).toBe('idle');
}
