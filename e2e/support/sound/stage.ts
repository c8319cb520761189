import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Icecast, startIcecast } from '../../../tools/icecast/icecast';
import { chromiumPath } from '../../../tools/setup/chromium';
import { startChromium } from '../rig';
import { type SoundServer, startSoundServer } from './server';
import { type SoundPageOptions, visitSound } from './visit';

/** The player's sound alone, against a real stream server and a real browser; there while the file's tests run. */
interface Begun {
  server: SoundServer;
  icecast: Icecast;
  browser: Browser;
}

/** For the top of a test file. `burst` is what a new listener is sent at once, in bytes. */
export function soundStage(burst: number) {
  const begun = {} as Begun;
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    begun.server = await startSoundServer();
    begun.icecast = await startIcecast({ burst });
    begun.browser = await startChromium('user-gesture-required', chromiumPath());
  });
  afterAll(async () => {
    await begun.browser?.close();
    begun.icecast?.stop();
    await begun.server?.close();
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  return Object.assign(begun, {
    /** Opens the page; it is closed after the test. */
    async visit(stream: string, options?: SoundPageOptions) {
      const visit = await visitSound(begun.browser, begun.server, stream, options);
      closing.push(visit.close);
      return visit;
    },
  });
}
