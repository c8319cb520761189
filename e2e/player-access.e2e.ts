import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeDocument, open, publishAll, violations } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { isWhole, itInAll, oneOfAKind } from './support/whole';

/** Everybody can use the player: axe in every state, narrow and enlarged, right to left, with forced colors. */
let rig: Rig;
let browser: Browser;
let page: Page;
let url: Record<'single' | 'wide' | 'narrow' | 'dead' | 'missing' | 'unplayable' | 'bar' | 'small', string>;

beforeAll(async () => {
  rig = await startRig('player-access');
  browser = await startChromium();
  const player = (stream: string) => `[radio_player radio_stream="${stream}" radio_name="Onda"]`;
  url = await publishAll(rig, {
    single: '[radio_player station="onda"]',
    wide: '[radio_player station="onda" player_width="640"]',
    narrow: '<div style="width: 220px">[radio_player station="onda"]</div>',
    dead: '[radio_player station="apagada"]',
    bar: '<p><a href="#" id="before">antes</a></p>[radio_player station="onda-azura" sticky="1" show_bio_but="1" show_lyrics_but="1"]',
    small: '[radio_player station="onda" sticky="1" start_minified="1"]',
    missing: player(`${rig.station.url}/nada.mp3`),
    // A page where a stream should be.
    unplayable: player(rig.site.url),
  });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(async () => {
  await page?.context().close();
  rig.station.thaw();
  rig.station.restoreSource();
});

async function visit(address: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  page = await context.newPage();
  rig.station.setTrack({ artist: 'Los Faros', title: 'Marea alta' });
  await open(page, address);
}

const state = () => part(page, 'player').getAttribute('data-state');
const status = () => part(page, 'status').textContent();

async function playUntil(wanted: string) {
  await part(page, 'play').click();
  await expect.poll(state, { timeout: 30_000 }).toBe(wanted);
}

/** How a visitor gets into each state, and what is told there. */
const STATES: Record<string, { reach: () => Promise<void>; address?: keyof typeof url; told: string }> = {
  idle: { reach: () => expect.poll(() => part(page, 'title').textContent()).toBe('Marea alta'), told: '' },
  minimised: { address: 'small', reach: () => part(page, 'expand').waitFor(), told: '' },
  connecting: {
    async reach() {
      rig.station.freeze();
      await playUntil('connecting');
      await expect.poll(status).not.toBe('');
    },
    told: 'Conectando…',
  },
  playing: { reach: () => playUntil('playing'), told: '' },
  reconnecting: {
    async reach() {
      await playUntil('playing');
      rig.station.dropSource();
      await expect.poll(state, { timeout: 30_000 }).toBe('reconnecting');
    },
    told: 'Reconectando…',
  },
  blocked: {
    async reach() {
      await page.evaluate(() => {
        HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await playUntil('blocked');
    },
    told: 'El navegador espera un toque: pulsa Reproducir.',
  },
  network: { address: 'dead', reach: () => playUntil('error'), told: 'Error de red' },
  unavailable: {
    address: 'missing',
    reach: () => playUntil('error'),
    told: 'La emisora no responde ahora. Pulsa Reproducir para intentarlo otra vez.',
  },
  unsupported: {
    address: 'unplayable',
    reach: () => playUntil('error'),
    told: 'Error de medios: formato no admitido o fuente no encontrada',
  },
  offline: {
    async reach() {
      await playUntil('playing');
      rig.station.dropSource();
      await page.context().setOffline(true);
      await expect.poll(state, { timeout: 30_000 }).toBe('error');
    },
    told: 'Sin conexión a internet. Seguimos en cuanto vuelva.',
  },
};

/** `Player.test.tsx` draws each state for axe. The others are the colors of a stylesheet. */
const KINDS = ['idle', 'playing', 'network', 'unavailable', 'unsupported'];
const states = Object.entries(STATES).filter(([name]) => isWhole || KINDS.includes(name));

describe.each(oneOfAKind(['light', 'dark'] as const))('axe finds nothing, %s', (colorScheme) => {
  it.each(states)('%s', async (_name, { address = 'single', reach, told }) => {
    await visit(url[address], { colorScheme });
    await reach();
    expect(await status()).toBe(told);
    expect(await violations(page)).toEqual([]);
  });

  it('a page full of players', async () => {
    await visit(rig.site.pages.player ?? '', { colorScheme });
    expect(await violations(page)).toEqual([]);
  });
});

describe('room', () => {
  /** Parts that stand out of the widget, and the page's own sideways scrolling. */
  const overflow = () =>
    page.evaluate(() => {
      const host = document.querySelector('radio-player');
      const box = host?.getBoundingClientRect() ?? new DOMRect();
      const parts = [...(host?.shadowRoot?.querySelectorAll('[part]') ?? [])];
      const out = parts.filter((node) => {
        // A long name of the show on air ends in the ellipsis of the line around it.
        const line = node.parentElement ?? node;
        const isCut = getComputedStyle(line).textOverflow === 'ellipsis';
        const { left, right, width } = (isCut ? line : node).getBoundingClientRect();
        return width > 0 && (left < box.left - 1 || right > box.right + 1);
      });
      const page = document.documentElement;
      return [out.map((node) => node.getAttribute('part')), page.scrollWidth - page.clientWidth];
    });
  const fits = [[], 0];

  it('is enough at 320 px', async () => {
    await visit(rig.site.pages.player ?? '', { viewport: { width: 320, height: 640 } });
    expect(await overflow()).toEqual(fits);
    await playUntil('playing');
    expect(await overflow()).toEqual(fits);
    expect(await violations(page)).toEqual([]);
  });

  it('is enough in a side bar of 220 px: no control covers another', async () => {
    await visit(url.narrow);
    await playUntil('playing');
    await part(page, 'share').waitFor();
    expect(await overflow()).toEqual(fits);
    const covering = await page.evaluate(() => {
      const root = document.querySelector('radio-player')?.shadowRoot;
      const seen = [...(root?.querySelectorAll('button, input, summary') ?? [])].filter(
        (node) => node.getBoundingClientRect().width > 0,
      );
      const under = (node: Element) => {
        node.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = node.getBoundingClientRect();
        return root?.elementFromPoint(left + width / 2, top + height / 2);
      };
      return seen.filter((node) => !node.contains(under(node) ?? null)).map((node) => node.outerHTML);
    });
    expect(covering).toEqual([]);
    const sizes = await page
      .locator('radio-player')
      .getByRole('button')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().width));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    await part(page, 'history').click();
    await part(page, 'panel').waitFor();
    expect(await overflow()).toEqual(fits);
    expect(await violations(page)).toEqual([]);
  });

  itInAll('is enough at 200 % zoom', async () => {
    const halved = { width: 550, height: 400 };
    await visit(url.dead, { viewport: halved, deviceScaleFactor: 2 });
    await playUntil('error');
    expect(await overflow()).toEqual(fits);
    expect(await violations(page)).toEqual([]);
  });

  it('is enough when the text is twice as large', async () => {
    await visit(url.dead, { viewport: { width: 640, height: 800 } });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await playUntil('error');
    expect((await overflow())[0]).toEqual([]);
    const isCut = await part(page, 'status').evaluate((node) => node.scrollWidth > node.clientWidth);
    expect(isCut).toBe(false);
  });

  it('is enough from right to left, where the slider fills from the right', async () => {
    const context = await browser.newContext({ viewport: { width: 760, height: 760 } });
    page = await context.newPage();
    await changeDocument(page, (html) => html.replace('<html ', '<html dir="rtl" '));
    await open(page, url.wide);
    expect(await overflow()).toEqual(fits);
    const [art, text] = await Promise.all([
      part(page, 'cover').boundingBox(),
      part(page, 'title').boundingBox(),
    ]);
    expect(art?.x).toBeGreaterThan(text?.x ?? Number.NaN);
    await part(page, 'volume').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => part(page, 'volume').inputValue()).toBe('0.95');
  });
});

it('can be used with forced colors: the system draws the slider, the widget has an edge', async () => {
  await visit(url.single, { forcedColors: 'active' });
  const look = (which: string, property: string) =>
    part(page, which).evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  expect(await look('player', 'border-block-start-style')).toBe('solid');
  expect(await look('volume', 'appearance')).toBe('auto');
  expect(await look('play', 'color')).not.toBe(await look('player', 'background-color'));
  await playUntil('playing');
  expect(await violations(page)).toEqual([]);
});

itInAll('does not move for those who asked for less motion', async () => {
  await visit(url.single, { reducedMotion: 'reduce' });
  await playUntil('playing');
  const moving = await page.evaluate(() => {
    const root = document.querySelector('radio-player')?.shadowRoot;
    return root?.getAnimations().length;
  });
  expect(moving).toBe(0);
});

describe('the keyboard alone', () => {
  const focused = () =>
    page.evaluate(() => {
      const active = document.activeElement?.shadowRoot?.activeElement;
      return active?.getAttribute('part') ?? active?.textContent ?? '';
    });
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (name: string) => {
    await press('Tab');
    expect(await focused()).toBe(name);
  };

  it('reaches and works every control, and leaves', async () => {
    await visit(url.bar);
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }),
    );
    await page.locator('#before').focus();
    await tabTo('play');
    await press('Enter');
    await expect.poll(state, { timeout: 30_000 }).toBe('playing');
    await part(page, 'history').waitFor();
    await page.locator('radio-player summary').waitFor();
    await tabTo('mute');
    await press('Space');
    await expect.poll(() => part(page, 'mute').getAttribute('aria-label')).toBe('Activar sonido');
    await press('Space');
    await tabTo('volume');
    await press('ArrowLeft');
    await expect.poll(() => part(page, 'volume').getAttribute('aria-valuetext')).toBe('95 %');

    const menu = page.locator('radio-player details');
    await press('Tab');
    await press('Enter');
    await expect.poll(() => menu.evaluate((node) => Reflect.get(node, 'open'))).toBe(true);
    await page.locator('radio-player details').getByText('15 min').waitFor();
    await tabTo('15 min');
    await press('Enter');
    await page.locator('radio-player .sleep-left').waitFor();
    await press('Escape');
    await expect.poll(() => menu.evaluate((node) => Reflect.get(node, 'open'))).toBe(false);

    await tabTo('minimise');
    for (const name of ['history', 'bio', 'lyrics', 'share']) {
      await tabTo(name);
      await press('Enter');
      await expect.poll(focused).toBe('panel');
      await press('Escape');
      expect(await focused()).toBe(name);
    }
    await part(page, 'minimise').focus();
    await press('Enter');
    await expect.poll(focused).toBe('expand');
    await press('Enter');
    await expect.poll(focused).toBe('minimise');
    await part(page, 'share').focus();
    await press('Tab');
    expect(await focused()).toBe('');
  });
});

it('a title of another direction stands where the others stand', async () => {
  await visit(url.single);
  await expect.poll(() => part(page, 'title').textContent()).toBe('Marea alta');
  const line = await part(page, 'title').evaluate((node) => {
    node.textContent = 'نسم علينا الهوى';
    const { direction, textAlign } = getComputedStyle(node);
    return [direction, textAlign];
  });
  expect(line).toEqual(['rtl', 'left']);
});
