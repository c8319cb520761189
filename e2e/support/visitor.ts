import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { part, type Rig } from './rig';

/**
 * Somebody who is not signed in opens a page, presses play, hears the station and leaves. Gives the name that stood
 * there.
 */
export async function hearAsVisitor(browser: Browser, { station }: Rig, address: string): Promise<string> {
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  await page.goto(address);
  const name = await part(page, 'name').textContent();
  await part(page, 'play').click();
  const state = () => part(page, 'player').getAttribute('data-state');
  await expect.poll(state, { timeout: 20_000 }).toBe('playing');
  await expect.poll(() => station.listeners()).toBe(1);
  await visitor.close();
  await expect.poll(() => station.listeners()).toBe(0);
  return name ?? '';
}
