import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStation, type Station } from '../demo/station/station';
import { run } from '../tools/rig/site';
import { open, publishAll, violations } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';

/** Two stations in one player, on a real WordPress with two stream servers. */
let rig: Rig;
let norte: Station;
let browser: Browser;
let page: Page;
let pages: Record<'both' | 'next' | 'none', string>;

const SWITCHER = '[station_switcher stations="onda, norte"]';
const PLAYER = '[radio_player station="onda" seamless="true"]';

beforeAll(async () => {
  norte = await createStation({ trackSeconds: 3600 });
  rig = await startRig('station-switcher', { trusted: [new URL(norte.url).host] });
  await run(rig.site, {
    code: `$all = get_option('onda_settings');
      $all['stations'][] = ['id' => 'norte', 'name' => 'Radio Norte, la emisora con el nombre más largo del cuadrante',
        'stream' => '${norte.streamUrl}', 'feed' => '', 'kind' => 'auto', 'cover' => ''];
      update_option('onda_settings', $all);`,
  });
  pages = await publishAll(rig, {
    both: `${SWITCHER}${PLAYER}<p><a id="next" href="/next/">Siguiente</a></p>`,
    next: `${PLAYER}<p>Otra página</p>${SWITCHER}`,
    none: '[station_switcher stations="onda, gone"]<p>Nada</p>',
  });
  browser = await startChromium();
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
  await norte?.close();
});

beforeEach(async () => {
  page = await browser.newPage();
});

afterEach(() => page.context().close());

const station = (id: string) => page.locator(`station-switcher [data-station="${id}"]`);
const chosen = () => page.locator('station-switcher [aria-current="true"]').getAttribute('data-station');
const name = () => part(page, 'name').textContent();
const state = () => part(page, 'player').getAttribute('data-state');
/** Which of the two servers somebody hears. */
const heard = () =>
  [rig.station.url, norte.url].map((url) => fetch(`${url}/status-json.xsl`).then((r) => r.json()));
const listeners = async () => (await Promise.all(heard())).map(({ icestats }) => icestats.source.listeners);

async function press(id: string) {
  await station(id).click();
  await expect.poll(chosen).toBe(id);
}

describe('the list', () => {
  it('names each station and its song with one poll, and has nothing that axe finds', async () => {
    const polls: string[] = [];
    page.on('request', (request) => {
      if ((request.postData() ?? '').includes('onda_poll')) polls.push(request.postData() ?? '');
    });
    await open(page, pages.both);
    const songs = page.locator('station-switcher [part~="song"]');
    const texts = async () => (await songs.allTextContents()).filter((text) => / – /.test(text)).length;
    await expect.poll(texts).toBe(2);
    expect(polls.filter((body) => /norte/.test(decodeURIComponent(body)))).toHaveLength(1);
    expect(await violations(page, 'station-switcher')).toEqual([]);
  });

  it('does not scroll sideways on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, pages.both);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await station('norte').isVisible()).toBe(true);
  });

  it('is not there where only one station is', async () => {
    await page.goto(pages.none);
    expect(await page.locator('station-switcher').count()).toBe(0);
  });

  it('leads to the streams without a script', async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(pages.both);
    const links = plain.locator('station-switcher a');
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses).toEqual([rig.station.streamUrl, norte.streamUrl]);
    await plain.context().close();
  });
});

describe('a press', () => {
  it('changes a silent player, which stays silent and then plays the other station', async () => {
    await open(page, pages.both);
    await press('norte');
    await expect.poll(name).toContain('Radio Norte');
    expect(await state()).toBe('idle');
    await part(page, 'play').click();
    await expect.poll(state).toBe('playing');
    await expect.poll(listeners).toEqual([0, 1]);
  });

  it('changes what is heard, by keyboard too, and holds no listener at the former station', async () => {
    await open(page, pages.both);
    await part(page, 'play').click();
    await expect.poll(state).toBe('playing');
    await station('norte').focus();
    await page.keyboard.press('Enter');
    await expect.poll(listeners).toEqual([0, 1]);
    await expect.poll(state).toBe('playing');
    await press('onda');
    await expect.poll(listeners).toEqual([1, 0]);
  });
});

describe('the choice', () => {
  it('holds for the next page, which a cache printed for the first station', async () => {
    await open(page, pages.both);
    await press('norte');
    await open(page, pages.next);
    await expect.poll(chosen).toBe('norte');
    await expect.poll(name).toContain('Radio Norte');
  });

  it('goes on sounding where a link changes the page under the player', async () => {
    await open(page, pages.both);
    await part(page, 'play').click();
    await expect.poll(state).toBe('playing');
    await press('norte');
    await expect.poll(listeners).toEqual([0, 1]);
    await page.evaluate(() => (document.documentElement.dataset.page = 'same'));
    await page.locator('#next').evaluate((link, href) => link.setAttribute('href', href), pages.next);
    await page.locator('#next').click();
    await page.frameLocator('iframe[data-onda-page="shown"]').getByText('Otra página').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.page)).toBe('same');
    await expect.poll(chosen).toBe('norte');
    expect([await page.locator('radio-player').count(), await name()]).toEqual([
      1,
      expect.stringContaining('Radio Norte'),
    ]);
    expect([await state(), await listeners()]).toEqual(['playing', [0, 1]]);
  });

  it('goes on sounding, or offers to, after a full load', async () => {
    await open(page, pages.both);
    await part(page, 'play').click();
    await expect.poll(state).toBe('playing');
    await press('norte');
    await expect.poll(listeners).toEqual([0, 1]);
    await page.addInitScript(() =>
      document.addEventListener('onda-not-hydrated', () => Reflect.set(window, 'mismatch', true)),
    );
    await open(page, pages.next);
    await expect.poll(name).toContain('Radio Norte');
    // The choice brings the view, too, which leaves the offer where it stands.
    await page.locator('radio-player-view[data-view]').waitFor();
    const goesOn = async () => (await state()) === 'playing' || (await part(page, 'go-on').count()) === 1;
    await expect.poll(goesOn).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'mismatch'))).toBeUndefined();
  });
});
