import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayerState } from '../../../packages/player/src/store';
import type { SoundLog } from './page';
import type { SoundServer } from './server';

/** A visit of the sound page; times are of the page's own clock. */
export interface SoundVisit {
  page: Page;
  /**
   * The addresses of the media elements, in order: `http:` addresses as they are, `blob` for Media Source Extensions.
   */
  carriers(): Promise<string[]>;
  log(): Promise<SoundLog>;
  state(): Promise<PlayerState['sound'] | undefined>;
  sounds(): Promise<boolean>;
  /** Milliseconds from the click to the first sound. */
  firstSound(): Promise<number>;
  /**
   * Milliseconds by the page's clock and by the sound's: what one is ahead was silence, however busy the machine is.
   */
  clocks(): Promise<{ page: number; sound: number }>;
}

export interface SoundPageOptions {
  mirrors?: string[];
  /** Runs in the page before its scripts. */
  before?: () => void;
}

const SOUND_MS = 300;

/** Opens the page and waits until it has fetched what a touch would. */
export async function visitSound(
  browser: Browser,
  server: SoundServer,
  stream: string,
  { mirrors = [], before }: SoundPageOptions = {},
): Promise<SoundVisit & { close(): Promise<void> }> {
  const context: BrowserContext = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(watchCarriers);
  if (before) await page.addInitScript(before);
  const query = new URLSearchParams({ stream, mirrors: mirrors.join(' ') });
  await page.goto(`${server.url}/?${query}`, { waitUntil: 'networkidle' });
  const log = () => page.evaluate(() => window.soundLog);
  return {
    page,
    carriers: () => page.evaluate(() => window.carriers),
    log,
    state: async () => (await log()).states.at(-1)?.sound,
    sounds: async () => {
      const { heardAt, now } = await page.evaluate(() => ({ ...window.soundLog, now: performance.now() }));
      return heardAt > 0 && now - heardAt < SOUND_MS;
    },
    firstSound: async () => {
      const { firstHeardAt, clickedAt } = await log();
      return firstHeardAt - clickedAt;
    },
    clocks: () =>
      page.evaluate(() => ({ page: performance.now(), sound: (window.carried?.currentTime ?? 0) * 1000 })),
    close: () => context.close(),
  };
}

/** Clicks, and waits until it is heard. */
export async function listen(visit: SoundVisit, button = '#play'): Promise<void> {
  await visit.page.click(button);
  await expect.poll(visit.sounds, { timeout: 30_000 }).toBe(true);
}

declare global {
  interface Window {
    carriers: string[];
    /** The element that was given an address last. */
    carried?: HTMLMediaElement;
  }
}

function watchCarriers() {
  window.carriers = [];
  const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src');
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    ...source,
    set(this: HTMLMediaElement, address: string) {
      window.carried = this;
      window.carriers.push(address.startsWith('blob:') ? 'blob' : address);
      source?.set?.call(this, address);
    },
  });
}
