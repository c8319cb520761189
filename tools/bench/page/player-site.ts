import type { Browser } from 'playwright-core';
import { createStation } from '../../../demo/station/station';
import { startBrowser } from '../chromium';
import { BUILD_DIR, readManifest } from './built';
import { servePages } from './page-server';
import { emptyPage, playerPage, siteReply } from './player-page';

/** A browser, a station and the pages `/bare` and `/player`. */
export interface PlayerSite {
  browser: Browser;
  at(path: '/bare' | '/player'): string;
}

/** Lends all of it to `use` and closes it behind it. */
export async function withPlayerSite<T>(use: (site: PlayerSite) => Promise<T>): Promise<T> {
  const station = await createStation();
  const stream = station.streamUrl;
  const player = playerPage(readManifest(), stream);
  const pages = { '/bare': emptyPage(), '/player': player, ...siteReply(stream) };
  const server = await servePages(pages, [BUILD_DIR]);
  const browser = await startBrowser();
  try {
    return await use({ browser, at: server.at });
  } finally {
    await browser.close();
    await server.close();
    await station.close();
  }
}
