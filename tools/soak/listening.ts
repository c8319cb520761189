import type { CDPSession, Page } from 'playwright-core';
import { startBrowser } from '../bench/chromium';
import { BUILD_DIR, readManifest } from '../bench/page/built';
import { servePages } from '../bench/page/page-server';
import { playerPage, siteReply } from '../bench/page/player-page';

/** A browser that listens to a stream with a printed player. */
export interface Listening {
  /** The player's state, as its own markup shows it, and whether the media clock moved since the last look. */
  look(): Promise<{ state: string; hasMoved: boolean }>;
  /** Bytes after a garbage collection. */
  heap(): Promise<number>;
  close(): Promise<void>;
}

const START_TIMEOUT_MS = 30_000;

declare global {
  interface Window {
    soakElements: Set<HTMLMediaElement>;
  }
}

/** Resolves once the view has come, so after the first sound. */
export async function listenTo(stream: string): Promise<Listening> {
  const pages = { '/player': playerPage(readManifest(), stream), ...siteReply(stream) };
  const server = await servePages(pages, [BUILD_DIR]);
  const browser = await startBrowser();
  const close = async () => {
    await browser.close();
    await server.close();
  };
  try {
    const page = await browser.newPage();
    const cdp = await page.context().newCDPSession(page);
    await page.addInitScript(keepElements);
    await page.goto(server.at('/player'));
    await page.locator('radio-player [part~="play"]').click();
    await page.locator('radio-player [data-view] [part~="player"]').waitFor({ timeout: START_TIMEOUT_MS });
    return { look: lookAt(page), heap: () => heap(cdp), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Collects the media elements that play, on the page or off it. */
function keepElements() {
  window.soakElements = new Set();
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    window.soakElements.add(this);
    return play.call(this);
  };
}

function lookAt(page: Page): Listening['look'] {
  let former = '';
  return async () => {
    const { state, positions } = await page.evaluate(readPage);
    const hasMoved = positions !== former;
    former = positions;
    return { state, hasMoved };
  };
}

function readPage() {
  const part = document.querySelector('radio-player')?.shadowRoot?.querySelector('[part~="player"]');
  const positions = [...window.soakElements].map((audio) => audio.currentTime).join();
  return { state: part?.getAttribute('data-state') ?? '', positions };
}

async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}
