import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FailMode } from '../demo/station/failures';
import { changeDocument, open, publish, showView } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { itInAll, oneOfAKind } from './support/whole';

/** Feeds and attributes as bad as they come: each ends in a clear text, and the page lives on. */
let rig: Rig;
let browser: Browser;
let page: Page;
/** Pages without our server between: the browser itself reads what the station sends. */
const direct = { feed: '', probed: '' };
const errors: string[] = [];
/** A bare tag waits for a script that sets its station's stream; the shortcode of such a station prints nothing. */
const BARE =
  '<!-- wp:html --><radio-player station="no-existe" radio-name="x"></radio-player><!-- /wp:html -->';

beforeAll(async () => {
  rig = await startRig('player-hostile');
  browser = await startChromium();
  const { url, streamUrl } = rig.station;
  const stream = `radio_stream="${streamUrl}" radio_name="Onda" now_playing_interval="30"`;
  const feed = `feed="${url}/status-json.xsl" feed_kind="icecast-json"`;
  direct.feed = await publish(rig, 'con-direccion', `[radio_player ${stream} ${feed}]`);
  direct.probed = await publish(rig, 'sin-direccion', `[radio_player ${stream}]`);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

beforeEach(async () => {
  errors.length = 0;
  page = await browser.newPage();
  // WordPress's own scripts stumble over the test's clock.
  page.on('pageerror', (error) => {
    if (error.stack?.includes('/plugins/onda/')) errors.push(String(error));
  });
  await page.clock.install();
  rig.station.setTrack({ artist: 'Los Faros', title: 'Marea alta' });
});

afterEach(async () => {
  rig.station.failStatus(null);
  await page.close();
});

const title = () => part(page, 'title').textContent();
const artist = () => part(page, 'artist').textContent();

async function expectAlive() {
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => Reflect.has(window, 'ondaHacked'))).toBe(false);
  await part(page, 'mute').click();
  await expect.poll(() => part(page, 'player').getAttribute('data-muted')).toBe('');
}

/** The first read comes when the page rests, the next ones by the interval. */
const shows = (text: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(500);
      return title();
    })
    .toBe(text);

describe('a feed that tells no track', () => {
  const unreadable: FailMode[] = ['404', 'html', 'invalid-json', 'empty', 'huge'];

  it.each(oneOfAKind(unreadable))('%s: says so, lives on, and the next good answer heals', async (mode) => {
    rig.station.failStatus(mode);
    await open(page, direct.feed);
    await shows('Datos no disponibles...');
    expect(await artist()).toBe('');
    await expectAlive();
    rig.station.failStatus(null);
    // Longer than the longest pause after a failure.
    await page.clock.fastForward(200_000);
    await shows('Marea alta');
  });

  itInAll('says it in English on an English page', async () => {
    rig.station.failStatus('empty');
    await changeDocument(page, (html) => html.replace(/<html lang="[^"]*"/, '<html lang="en-GB"'));
    await open(page, direct.feed);
    await shows('Data not available...');
  });

  it('is not available where no status page is one that we know', async () => {
    rig.station.failStatus('html');
    await open(page, direct.probed);
    await shows('No disponible...');
    await expectAlive();
  });

  itInAll('reads a page of another charset', async () => {
    rig.station.failStatus('latin1');
    await open(page, direct.probed);
    await shows('Canción de otoño');
    expect(await artist()).toBe('Peñón Añil');
  });
});

describe('a hostile feed', () => {
  const expectText = async () => {
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return title();
      })
      .toContain('<img src=x onerror=');
    expect(await artist()).toMatch(/<script>/i);
    expect(await part(page, 'title').evaluate((node) => node.childElementCount)).toBe(0);
    expect(await part(page, 'cover').getAttribute('src')).not.toMatch(/^javascript:/);
    await expectAlive();
  };

  it('is text, read by the browser', async () => {
    rig.station.failStatus('hostile');
    await open(page, direct.feed);
    await expectText();
  });

  it.each(['onda', 'onda-azura'])('is text, read by our server for %s', async (station) => {
    const url = await publish(rig, `hostil-${station}`, `[radio_player station="${station}"]`);
    rig.station.failStatus('hostile');
    await open(page, url);
    await expectText();
    // The view shows no more than the shell.
    await page.clock.resume();
    await part(page, 'play').click();
    await showView(page);
    expect(await title()).toContain('<img src=x onerror=');
    expect(await part(page, 'title').evaluate((node) => node.childElementCount)).toBe(0);
  });
});

describe('malformed attributes', () => {
  const visit = async (slug: string, code: string) => open(page, await publish(rig, slug, code));

  it('a volume that is none is full, one out of range too', async () => {
    await visit(
      'volumen',
      '[radio_player station="onda" initial_volume="fuerte"][radio_player station="onda" initial_volume="7"]',
    );
    const volumes = page.locator('radio-player [part="volume"]');
    expect(await volumes.evaluateAll((nodes) => nodes.map((node) => Reflect.get(node, 'value')))).toEqual([
      '1',
      '1',
    ]);
  });

  it.each([
    ['guion', '[radio_player radio_stream="javascript:ondaHacked=1"]'],
    ['etiqueta', '<radio-player radio-stream="javascript:ondaHacked=1"></radio-player>'],
  ])('a script as stream is no stream, so the site’s first station is meant: %s', async (slug, code) => {
    await visit(slug, code);
    expect(await part(page, 'name').textContent()).toBe('Onda Radio');
    await page.clock.resume();
    await part(page, 'play').click();
    await expect.poll(() => part(page, 'player').getAttribute('data-state')).toBe('playing');
    await expectAlive();
  });

  it('a script that a later script sets as stream is told as an error', async () => {
    await visit('luego', '[radio_player station="onda"]');
    await page.evaluate(() =>
      document.querySelector('radio-player')?.setAttribute('radio-stream', 'javascript:ondaHacked=1'),
    );
    await page.clock.resume();
    await part(page, 'play').click();
    await expect.poll(() => part(page, 'player').getAttribute('data-state')).toBe('error');
    await expectAlive();
  });

  it('a station that nobody configured is nothing for visitors in a shortcode', async () => {
    await page.goto(
      await publish(rig, 'nada', '<p>Ola</p>[radio_player station="no-existe" radio_name="x"]'),
    );
    await page.getByText('Ola', { exact: true }).waitFor();
    expect(await page.locator('radio-player[station="no-existe"]').count()).toBe(0);
  });

  it('a station that nobody configured cannot be played, and says so', async () => {
    await visit('desconocida', BARE);
    await page.clock.resume();
    await part(page, 'play').click();
    await expect.poll(() => part(page, 'player').getAttribute('data-state')).toBe('error');
    expect(await part(page, 'status').textContent()).toContain('La emisora no responde ahora.');
    await expectAlive();
  });

  it('a station that nobody configured has no data', async () => {
    await visit('sin-datos', BARE);
    await shows('Datos no disponibles...');
  });

  it('a feed whose kind nobody knows is not available', async () => {
    const feed = `${rig.station.url}/art/1.png`;
    await visit(
      'clase',
      `[radio_player radio_stream="${rig.station.streamUrl}" radio_name="x" feed="${feed}" feed_kind="no-such"]`,
    );
    await shows('No disponible...');
  });

  it('markup in the name is text', async () => {
    await visit(
      'nombre',
      '[radio_player station="onda" radio_name="&lt;img src=x onerror=ondaHacked=1&gt; &quot;Onda&quot;"]',
    );
    expect(await part(page, 'name').textContent()).toContain('Onda');
    expect(await part(page, 'name').evaluate((node) => node.childElementCount)).toBe(0);
    await expectAlive();
  });
});
