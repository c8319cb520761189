import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeDocument, open, publishAll, showView, violations } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { itInAll, oneOfAKind } from './support/whole';

/**
 * The frame of the player: its size, the sticky bar, the play button alone, beginning by itself, keys, the volume that
 * is remembered.
 */
let rig: Rig;
let browser: Browser;
let page: Page;

const LONG = 'Un título que no cabe de ninguna manera en una línea de este reproductor';
const PHONE = { viewport: { width: 390, height: 760 } };

/** The content of this file's pages, by slug. */
const PAGES = {
  normal: '',
  grande: 'player_width="500" image_height="200"',
  bajo: 'image_height="100"',
  medio: 'player_width="520"',
  ancho: 'player_width="640"',
  boton: 'show_only_play_button="1"',
  colores: 'color_on="rgb(0, 128, 0)" color_off="rgb(200, 0, 0)"',
  fijo: 'sticky="1"',
  barra: 'sticky="1" start_minified="1"',
  suelto: 'start_minified="1"',
  largo: `player_width="340" radio_name="${LONG}"`,
  solo: 'sticky="1" autoplay="1"',
  quieto: 'autoplay="1"',
};
let url: Record<keyof typeof PAGES, string>;

beforeAll(async () => {
  rig = await startRig('player-frame');
  browser = await startChromium();
  const text = '<p>Texto de la página.</p>'.repeat(30);
  const contents = Object.entries(PAGES).map(([slug, attributes]) => [
    slug,
    `[radio_player station="onda" show_bio_but="1" show_lyrics_but="1" ${attributes}]${text}`,
  ]);
  url = await publishAll(rig, Object.fromEntries(contents));
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

async function visit(slug: keyof typeof PAGES, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 760 }, ...options });
  page = await context.newPage();
  rig.station.setTrack({ artist: 'Los Faros', title: 'Marea alta' });
  await open(page, url[slug]);
  // The first look.
  await expect.poll(() => part(page, 'artist').textContent()).not.toBe('');
}

const state = () => part(page, 'player').getAttribute('data-state');
const isMinimized = () => part(page, 'player').evaluate((node) => node.hasAttribute('data-minimised'));

async function box(name: string) {
  const found = await part(page, name).boundingBox();
  if (!found) throw new Error(`${name} is not drawn`);
  return { width: Math.round(found.width), height: Math.round(found.height), y: found.y };
}

/** They end earlier when buttons come that need the room: nothing that is seen moves. */
const GIVING_ROOM = ['volume', 'name', 'title', 'artist'];

/** Position and size of each part of the widget. */
const layout = () =>
  page.evaluate((giving) => {
    const parts = document.querySelector('radio-player')?.shadowRoot?.querySelectorAll('[part]');
    const boxes = [...(parts ?? [])].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const name = node.getAttribute('part') ?? '';
      const box = [x + scrollX, y + scrollY, giving.includes(name) ? 0 : width, height];
      return [name, box.map(Math.round).join(' ')];
    });
    return Object.fromEntries(boxes) as Record<string, string>;
  }, GIVING_ROOM);

/** The first touch brings the engine, and the sheet with it. */
async function engine() {
  await part(page, 'play').focus();
  await page.waitForFunction(() => {
    const links = document.querySelector('radio-player')?.shadowRoot?.querySelectorAll('link');
    return [...(links ?? [])].every(({ sheet }) => sheet);
  });
}

async function play() {
  await part(page, 'play').click();
  await expect.poll(state, { timeout: 20_000 }).toBe('playing');
}

/** The visible parts, and lines with text. */
const shownParts = () =>
  page.evaluate(() => {
    const parts = document.querySelector('radio-player')?.shadowRoot?.querySelectorAll<HTMLElement>('[part]');
    const isSeen = (node: HTMLElement) =>
      node.checkVisibility() && (node.localName !== 'p' || node.textContent !== '');
    return [...(parts ?? [])].filter(isSeen).map((node) => node.getAttribute('part'));
  });

describe('the size', () => {
  it('is 355 by 355 for the cover where the page says nothing, and no more than the page has room for', async () => {
    await visit('normal');
    expect((await box('player')).width).toBe(355);
    expect(await box('cover')).toMatchObject({ width: 355, height: 355 });
    await page.setViewportSize({ width: 320, height: 640 });
    const { width } = await box('player');
    expect(width).toBeLessThan(320);
    expect(await box('cover')).toMatchObject({ width, height: width });
  });

  itInAll('follows playerWidth, and imageHeight where the cover stands above the text', async () => {
    await visit('grande');
    expect((await box('player')).width).toBe(500);
    await visit('bajo');
    expect(await box('cover')).toMatchObject({ width: 355, height: 100 });
  });

  it.each(oneOfAKind(['barra', 'normal', 'grande', 'boton', 'fijo'] as const, 2))(
    'of %s is the same when the view takes over from the shell',
    async (slug) => {
      await visit(slug);
      await engine();
      const before = await layout();
      await play();
      await showView(page);
      const hasTools = slug !== 'boton' && slug !== 'barra';
      if (hasTools) await part(page, 'history').waitFor({ state: 'attached' });
      // The last that comes, where there is more than the one button.
      if (slug !== 'boton') await part(page, 'more').waitFor({ state: 'attached' });
      // The button grows a little under the pointer.
      await page.mouse.move(0, 0);
      await expect.poll(layout).toMatchObject(before);
    },
  );
});

it.each(
  oneOfAKind([
    ['fijo', 320],
    ['fijo', 1000],
    ['grande', 1000],
    ['medio', 1000],
    ['ancho', 1000],
  ] as const),
)('no control of %s covers another, the page %i px wide', async (slug, width) => {
  await visit(slug, { viewport: { width, height: 760 } });
  await play();
  await part(page, 'history').waitFor();
  await page.locator('radio-player summary').waitFor();
  const names = ['play', 'mute', 'volume', 'more', 'history', 'bio', 'lyrics', 'share'];
  const covering = await page.evaluate((names) => {
    const root = document.querySelector('radio-player')?.shadowRoot;
    const boxOf = (name: string) =>
      root?.querySelector(`[part~="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return names.flatMap((name, index) =>
      names
        .slice(index + 1)
        .filter((other) => isOver(boxOf(name), boxOf(other)))
        .map((other) => `${name} ${other}`),
    );
  }, names);
  expect(covering).toEqual([]);
});

describe('the play button alone', () => {
  it('is all there is, and plays', async () => {
    await visit('boton');
    expect(await shownParts()).toEqual(['player', 'play']);
    await play();
    expect(await shownParts()).toEqual(['player', 'play']);
    expect(await violations(page)).toEqual([]);
  });
});

itInAll('the colors of on and off are the page’s', async () => {
  await visit('colores');
  const color = (icon: string) =>
    page.locator(`radio-player .${icon}`).evaluate((node) => getComputedStyle(node).fill);
  expect(await color('if-idle')).toBe('rgb(200, 0, 0)');
  await play();
  await expect.poll(() => color('if-busy')).toBe('rgb(0, 128, 0)');
});

describe('sticky', () => {
  const atEdge = async () => {
    const { y, height } = await box('player');
    return Math.round(y + height);
  };

  it('stays at the lower edge of the window while the page scrolls, and moves nothing', async () => {
    const context = await browser.newContext({ viewport: { width: 1000, height: 760 } });
    page = await context.newPage();
    await page.addInitScript(() => {
      const isOurs = ({ node }: { node: Node | null }) => {
        const root = node?.getRootNode();
        return root instanceof ShadowRoot && root.host.localName === 'radio-player';
      };
      const note = (entry: PerformanceEntry) => {
        if (Reflect.get(entry, 'sources').some(isOurs)) Reflect.set(window, 'moved', true);
      };
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await open(page, url.fijo);
    expect(await atEdge()).toBe(760);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await atEdge()).toBe(760);
    expect(await page.evaluate(() => Reflect.has(window, 'moved'))).toBe(false);
  });

  itInAll(
    'becomes the bar and large again, by a button each way, and a resize changes nothing of it',
    async () => {
      await visit('fijo', PHONE);
      const large = (await box('player')).height;
      await part(page, 'minimise').click();
      await expect.poll(isMinimized).toBe(true);
      const small = (await box('player')).height;
      // The words of a show on air may take two lines.
      expect(small).toBeLessThan(large * 0.7);
      expect(await shownParts()).toEqual([
        'player',
        'cover',
        'name',
        'live',
        'title',
        'artist',
        'play',
        'expand',
      ]);
      await page.setViewportSize({ width: 760, height: 390 });
      await page.setViewportSize(PHONE.viewport);
      expect(await isMinimized()).toBe(true);
      await part(page, 'expand').press('Enter');
      await expect.poll(isMinimized).toBe(false);
      expect((await box('player')).height).toBe(large);
      const focused = () =>
        page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('part'));
      expect(await focused()).toBe('minimise');
    },
  );

  itInAll('starts as the bar where the page says so, and plays from there', async () => {
    await visit('barra', PHONE);
    expect(await isMinimized()).toBe(true);
    await play();
    await showView(page);
    expect(await isMinimized()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await part(page, 'expand').click();
    await expect.poll(isMinimized).toBe(false);
    expect(await violations(page)).toEqual([]);
  });

  it('is what makes a player small: without it there is no bar and no button for it', async () => {
    await visit('suelto');
    expect((await box('cover')).height).toBe(355);
    expect(await shownParts()).not.toContain('expand');
  });

  it('is not covered by its own button from right to left', async () => {
    const context = await browser.newContext(PHONE);
    page = await context.newPage();
    await changeDocument(page, (html) => html.replace('<html ', '<html dir="rtl" '));
    await open(page, url.barra);
    const [cover, button] = [
      await part(page, 'cover').boundingBox(),
      await part(page, 'expand').boundingBox(),
    ];
    expect(cover?.x).toBeGreaterThan((button?.x ?? Number.NaN) + (button?.width ?? 0));
  });
});

describe('beginning by itself', () => {
  /** Nothing may be evaluated in the page before it has answered: it would count as a gesture. */
  async function toldAtLoad(where: Browser, slug: keyof typeof PAGES): Promise<string[]> {
    page = await (await where.newContext()).newPage();
    const told: string[] = [];
    page.on('console', (message) => message.text().startsWith('onda-state') && told.push(message.text()));
    await page.addInitScript(() =>
      document.addEventListener('onda-state', (event) => {
        const { state } = (event as CustomEvent<{ state: string }>).detail;
        console.info(`onda-state ${state}`);
      }),
    );
    await page.goto(url[slug], { waitUntil: 'load' });
    return told;
  }

  it('is tried in sticky mode; where the browser refuses, the play button asks for the tap', async () => {
    const told = await toldAtLoad(browser, 'solo');
    await expect.poll(() => told).toEqual(['onda-state blocked']);
    expect(await part(page, 'status').textContent()).toBe('El navegador espera un toque: pulsa Reproducir.');
    expect(rig.station.listeners()).toBe(0);
    await play();
  });

  it('plays in sticky mode where the browser allows it', async () => {
    const allowing = await startChromium('no-user-gesture-required');
    const told = await toldAtLoad(allowing, 'solo');
    await expect
      .poll(() => told, { timeout: 20_000 })
      .toEqual(['onda-state connecting', 'onda-state playing']);
    await expect.poll(() => rig.station.listeners()).toBe(1);
    await allowing.close();
  });

  itInAll('is not even tried in Chrome without sticky', async () => {
    const allowing = await startChromium('no-user-gesture-required');
    const told = await toldAtLoad(allowing, 'quieto');
    await page.waitForLoadState('networkidle');
    expect(told).toEqual([]);
    expect(await state()).toBe('idle');
    await allowing.close();
  });
});

describe('keys inside the widget', () => {
  it('Space on the slider plays and pauses, M mutes, the arrows set the volume', async () => {
    await visit('normal');
    await engine();
    await part(page, 'volume').focus();
    await page.keyboard.press('Space');
    await expect.poll(state, { timeout: 20_000 }).toBe('playing');
    await showView(page);
    await page.keyboard.press('Space');
    await expect.poll(state).toBe('idle');
    await part(page, 'play').focus();
    await page.keyboard.press('m');
    await expect.poll(() => part(page, 'mute').getAttribute('aria-label')).toBe('Activar sonido');
    await page.keyboard.press('m');
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => part(page, 'volume').getAttribute('aria-valuetext')).toBe('95 %');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

it('the volume is as the visitor left it, on the next page too', async () => {
  await visit('normal');
  await part(page, 'volume').fill('0.35');
  await expect.poll(() => part(page, 'volume').getAttribute('aria-valuetext')).toBe('35 %');
  await open(page, url.grande);
  await part(page, 'play').focus();
  await expect.poll(() => part(page, 'volume').inputValue()).toBe('0.35');
});

it('the slider goes where the platform does not take a volume, and the mute button stays', async () => {
  await visit('normal');
  await page.evaluate(() =>
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', { get: () => 1, set: () => {} }),
  );
  await play();
  await expect.poll(() => part(page, 'volume').isVisible()).toBe(false);
  expect(await part(page, 'mute').isVisible()).toBe(true);
});

describe('a line that is too long', () => {
  const indent = () => part(page, 'name').evaluate((node) => getComputedStyle(node).textIndent);

  async function hearLong(options: BrowserContextOptions) {
    await visit('largo', options);
    await play();
    await showView(page);
    await page.mouse.move(10, 10);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }

  it('moves', async () => {
    await hearLong({});
    await expect.poll(indent).toMatch(/^-\d/);
  });

  itInAll('stands still for whoever asked for less motion', async () => {
    await hearLong({ reducedMotion: 'reduce' });
    const moving = await page.evaluate(async () => {
      await new Promise((done) => setTimeout(done, 2_500));
      return document.querySelector('radio-player')?.shadowRoot?.getAnimations().length;
    });
    expect([moving, await indent()]).toEqual([0, '0px']);
  });
});
