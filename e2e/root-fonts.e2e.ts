import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoValues, placeable, writtenBlock } from './placed/placeable';
import { loadAll } from './support/built-files';
import { publish } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';

/** Themes set the root's font for sums of their own, often to 10 px, and readers theirs: columns and controls stay. */
let rig: Rig;
let browser: Browser;
let page: Page;
/** Measures with a root font of 16 px, at each width. */
let usual: Measured[];

const WIDTHS = [390, 768, 1280];
const TOUCH_PX = 44;
/** Elements without a style sheet before they are used: their buttons are the theme's. */
const THEMES_OWN = ['fav-button', 'fav-clear', 'voice-search'];
const tags = placeable.map(({ tag }) => tag).filter((tag) => !THEMES_OWN.includes(tag));

interface Measured {
  /** Node → tracks of its grid. */
  columns: Record<string, number>;
  /** Node → its smaller side, no more than a finger needs. */
  controls: Record<string, number>;
  /** Words that are on two lines. */
  broken: string[];
}

beforeAll(async () => {
  rig = await startRig('root-fonts');
  browser = await startChromium();
  const values = { ...(await demoValues(rig)), 'radio-player': { station: 'onda' } };
  const content = placeable.map(
    ({ tag }) => writtenBlock(tag, 'block', values) || writtenBlock(tag, 'shortcode', values),
  );
  const url = await publish(rig, 'letras', content.join('\n'));
  page = await browser.newPage({ viewport: { width: 390, height: 900 }, hasTouch: true, isMobile: true });
  await page.goto(url);
  await page.evaluate(seeNodes, tags.join());
  await loadAll(page);
  usual = await atEachWidth(16);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** The root's font changes as in such themes: what is read keeps its size. */
async function atEachWidth(root: number, smallest = 16): Promise<Measured[]> {
  const found: Measured[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = { root, text: Math.max(smallest, root) };
    await page.evaluate(({ root, text }) => {
      document.documentElement.style.setProperty('font-size', `${root}px`, 'important');
      document.body.style.setProperty('font-size', `${text}px`, 'important');
    }, sizes);
    found.push({
      columns: await page.evaluate(columnsOf),
      controls: await page.evaluate(controlsOf, TOUCH_PX),
      broken: await page.evaluate(brokenWords),
    });
  }
  return found;
}

/** Nodes of our elements that are seen, with names. */
type Seen = [name: string, node: HTMLElement][];

function seeNodes(tags: string) {
  const within = (around: Element | ShadowRoot): HTMLElement[] =>
    [...around.querySelectorAll<HTMLElement>('*')].flatMap((node) => [node, ...inner(node)]);
  const inner = ({ shadowRoot }: Element) => (shadowRoot ? within(shadowRoot) : []);
  Reflect.set(window, 'seen', () =>
    [...document.querySelectorAll<HTMLElement>(tags)].flatMap((element) =>
      [element, ...inner(element), ...within(element)]
        .map((node, at) => [[element.localName, at, node.getAttribute('part')].join(' '), node] as const)
        .filter(([, node]) => node.checkVisibility()),
    ),
  );
}

const columnsOf = () =>
  Object.fromEntries(
    (Reflect.get(window, 'seen')() as Seen)
      .map(([name, node]) => [name, getComputedStyle(node)] as const)
      .filter(([, { display }]) => display === 'grid')
      .map(([name, { gridTemplateColumns }]) => [name, gridTemplateColumns.split(' ').length]),
  );

const controlsOf = (enough: number) =>
  Object.fromEntries(
    (Reflect.get(window, 'seen')() as Seen)
      .filter(([, node]) =>
        node.matches(
          'button, select, summary, input:not([type="hidden"]), [role="tab"], share-links a, :is([part="weeks"], [part="links"], [part="pages"], [part="ways"]) a',
        ),
      )
      .map(([name, node]) => [
        name,
        Math.min(enough, Math.round(Math.min(node.offsetWidth, node.offsetHeight))),
      ]),
  );

function brokenWords() {
  const isBroken = (text: Text, { index, 0: word }: RegExpExecArray) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };
  return (Reflect.get(window, 'seen')() as Seen).flatMap(([name, node]) =>
    [...node.childNodes]
      .filter((text) => text instanceof Text)
      .flatMap((text) => [...text.data.matchAll(/[\p{L}\d:]+/gu)].filter((word) => isBroken(text, word)))
      .map(([word]) => `${name}: ${word}`),
  );
}

it.each([10, 14, 20])('a root font of %d px', async (root) => {
  expect(await atEachWidth(root)).toEqual(usual);
});

it('a small text leaves controls a finger wide', async () => {
  const controls = (await atEachWidth(10, 10)).flatMap(({ controls }) => Object.entries(controls));
  const small = controls.filter(([name, size]) => size < TOUCH_PX && !name.endsWith('volume'));
  expect(small).toEqual([]);
});
