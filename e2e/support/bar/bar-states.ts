import type { Page, Route } from 'playwright-core';
import { ready } from '../player-page';
import { LIST } from '../sound/episodes';

/** Names as long as those of real stations. */
export const STATION = 'Onda Radio del Litoral';
export const SHOW = { title: 'La mañana de Cóndor y Ceniza', hosts: 'Margarita Echeverría' };
export const SONG = {
  artist: 'Orquesta Filarmónica de Guanacaste',
  title: 'Bolero del semáforo de la avenida',
};

export type BarState = (typeof STATES)[number];
export const STATES = [
  'rest',
  'open',
  'connecting',
  'playing',
  'open playing',
  'failed',
  'off air',
  'after a reload',
  'beside an episode',
  'beside a silent episode',
] as const;

interface Stage {
  /** A page with the bar of the first station, whose stream is at `stream`. */
  url: string;
  stream: string;
  /** An episode. */
  file: string;
}

/** Brings the bar of a page into a state, by what a visitor does and what servers answer. */
export async function bringBar(page: Page, { url, stream, file }: Stage, state: BarState): Promise<void> {
  await page.route('**/admin-ajax.php*', (route) => tell(route, state === 'off air'));
  const isStream = (address: URL) => address.href.startsWith(stream);
  if (state === 'connecting') await page.route(isStream, () => {});
  if (state === 'failed') await page.route(isStream, (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto(url);
  await ready(page);
  const shown = (text: string) =>
    page.locator('radio-player [part="title"]', { hasText: text }).waitFor({ state: 'attached' });
  const part = (name: string) => page.locator(`radio-player [part="${name}"]`).first();
  const playing = (name: string) => page.locator(`radio-player [data-state="${name}"]`).waitFor();
  await shown(state === 'off air' ? 'fuera del aire' : SONG.title);
  if (state.includes('episode')) {
    await page.evaluate(
      LIST([
        {
          episode: 'e7',
          'episode-title': SONG.title,
          'show-title': SHOW.title,
          address: url,
          seconds: '240',
          show: '7',
          download: file,
          src: file,
        },
      ]),
    );
    await page.click('.escucha-0');
    await page.locator('episode-player [data-state="playing"]').waitFor();
    await page
      .locator('radio-player[data-beside-episode]')
      .waitFor({ state: 'attached', timeout: 3_000 })
      .catch(() => {});
  }
  if (state.startsWith('open')) {
    await part('expand').click();
    await part('minimise').waitFor();
    await page.locator('radio-player .more').waitFor({ state: 'attached' });
  }
  if (!/rest|off air|open$|beside an/.test(state)) {
    await part('play').click();
    await playing({ connecting: 'connecting', failed: 'error' }[state as string] ?? 'playing');
  }
  if (state !== 'after a reload') return;
  await page.addInitScript(
    `HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'))`,
  );
  await page.reload();
  await page.locator('radio-player [part="go-on"]').waitFor();
  await shown(SONG.title);
}

/** The answer of our server, with another song and a show, or with nobody on air. */
async function tell(route: Route, isOff: boolean) {
  if (!route.request().postData()?.includes('onda_poll')) return route.fallback();
  const response = await route.fetch();
  const answer = await response.json();
  for (const known of Object.values<Record<string, { body?: string; onAir?: Record<string, unknown> }>>(
    answer.data ?? {},
  )) {
    if (!known.data?.body) continue;
    const document = JSON.parse(known.data.body);
    const { title, artist } = SONG;
    if (isOff) delete document.icestats.source;
    else document.icestats.source.title = `${artist} - ${title}`;
    const words = { live: `${SHOW.title} · ${SHOW.hosts}` };
    const told = isOff ? { online: false } : { online: true, title, artist, cased: artist, words };
    const { stream, feed } = known.data.onAir ?? {};
    Object.assign(known.data, {
      body: JSON.stringify(document),
      onAir: { stream, feed, ...told },
      show: isOff ? {} : { ...SHOW, address: '', until: Date.now() / 1000 + 3600 },
    });
  }
  await route.fulfill({ response, json: answer });
}
