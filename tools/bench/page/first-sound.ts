import type { Browser } from 'playwright-core';
import { createStation } from '../../../demo/station/station';
import { BURST, hasIcecast, startIcecast } from '../../icecast/icecast';
import { openMeasured, PHONE, startBrowser } from '../chromium';
import { median } from '../median';
import { type Bench, type BenchOptions, interleaved } from '../report';
import { figure, times } from '../table';
import { BUILD_DIR, readManifest } from './built';
import { servePages } from './page-server';
import { emptyPage, playerPage, siteReply } from './player-page';
import { watchFirstSound } from './sound-probe';

/** The issue's: click to sound against a bare element on the same mount. */
const LIMIT = 1.1;
/** A start is over in a second, and starts scatter. */
const STARTS_PER_RUN = 3;
/** A finger or a mouse button stays down for so long. */
const PRESS_MS = 80;
const SOUND_TIMEOUT_MS = 15_000;
const MOUNT = '/live.mp3';

type Side = 'bare' | 'player';

const BUTTONS: Record<Side, string> = { bare: '#bare', player: 'radio-player [part~="play"]' };

/** From the click to the first sound, with every chunk but the shell's still on the server. */
export const firstSound: Bench = {
  name: 'first-sound',
  async run({ runs, signal }) {
    const starts = { runs: runs * STARTS_PER_RUN, signal };
    const rows = [...(await onStation(starts)), ...(hasIcecast() ? await onIcecast(starts) : [])];
    return {
      title: `first-sound: click to first sound (ms, medians of ${starts.runs}, ${PHONE} x CPU throttle, nothing cached)`,
      head: ['', 'median', 'least', 'most', 'of the bare one', ''],
      rows,
      notes: [
        `limit: ${LIMIT} x a bare <audio> on the same mount, clicked in turns with the player`,
        ...(hasIcecast() ? [] : ['icecast2 is not there: not measured']),
      ],
    };
  },
};

async function onStation(starts: BenchOptions): Promise<string[][]> {
  const station = await createStation();
  try {
    return await compare('demo station', station.streamUrl, starts);
  } finally {
    await station.close();
  }
}

async function onIcecast(starts: BenchOptions): Promise<string[][]> {
  const quick = await onBurst('icecast2, quick burst', BURST.quick, starts);
  return [...quick, ...(await onBurst('icecast2 as it comes', BURST.stock, starts))];
}

async function onBurst(name: string, burst: number, starts: BenchOptions): Promise<string[][]> {
  const icecast = await startIcecast({ burst });
  try {
    await icecast.startFilled(MOUNT);
    return await compare(name, icecast.stream(MOUNT), starts);
  } finally {
    icecast.stop();
  }
}

async function compare(name: string, stream: string, starts: BenchOptions): Promise<string[][]> {
  const pages: Record<string, string> = {
    '/bare': emptyPage(barePlayer(stream)),
    '/player': playerPage(readManifest(), stream),
    ...siteReply(stream),
  };
  const server = await servePages(pages, [BUILD_DIR]);
  const browser = await startBrowser();
  try {
    const start = (side: Side) => () => firstSoundMs(browser, server.at(`/${side}`), side);
    const samples = await interleaved(starts, { bare: start('bare'), player: start('player') });
    return rowsOf(name, samples);
  } finally {
    await browser.close();
    await server.close();
  }
}

const barePlayer = (stream: string) =>
  `<audio preload="none" src="${stream}"></audio>
<button id="bare" type="button" onclick="document.querySelector('audio').play()">Escuchar</button>`;

async function firstSoundMs(browser: Browser, url: string, side: Side): Promise<number> {
  const { page, rest, close } = await openMeasured(browser);
  try {
    await page.addInitScript(watchFirstSound);
    await page.goto(url);
    if (side === 'player') await page.locator('radio-player[data-ready]').waitFor();
    await rest();
    await page.locator(BUTTONS[side]).first().click({ delay: PRESS_MS });
    await page.waitForFunction(() => !Number.isNaN(window.firstSoundMs), undefined, {
      timeout: SOUND_TIMEOUT_MS,
    });
    return await page.evaluate(() => window.firstSoundMs);
  } finally {
    await close();
  }
}

function rowsOf(name: string, { bare, player }: Record<Side, number[]>): string[][] {
  const anchor = median(bare);
  const row = (label: string, samples: number[], verdict: string) => [
    `${name}: ${label}`,
    figure(median(samples), 0),
    figure(Math.min(...samples), 0),
    figure(Math.max(...samples), 0),
    times(median(samples), anchor),
    verdict,
  ];
  const verdict = median(player) <= LIMIT * anchor ? 'ok' : 'MISSED';
  return [row('a bare <audio>', bare, ''), row('<radio-player>', player, verdict)];
}
