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
/** What is measured by 16 px, at each width. */
let usual: Measured[];

const WIDTHS = [390, 768, 1280];
const TOUCH_PX = 44;
/** Without a sheet of their own: their buttons are the theme's. */
const THEMES_OWN = ['fav-button', 'fav-clear'];
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
  await loadAll(page);
  usual = await atEachWidth(16);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** As such themes do it: what is read keeps its size. */
async function atEachWidth(root: number): Promise<Measured[]> {
  const found: Measured[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((size) => {
      document.documentElement.style.setProperty('font-size', `${size}px`, 'important');
      document.body.style.setProperty('font-size', `${Math.max(16, size)}px`, 'important');
    }, root);
    found.push(await page.evaluate(measured, [tags, TOUCH_PX] as const));
  }
  return found;
}

function measured([tags, enough]: readonly [readonly string[], number]): Measured {
  const found: Measured = { columns: {}, controls: {}, broken: [] };
  const within = (around: Element | ShadowRoot): Element[] =>
    [...around.querySelectorAll('*')].flatMap((node) => [
      node,
      ...(node.shadowRoot ? within(node.shadowRoot) : []),
    ]);
  const isBroken = (text: Text, word: RegExpExecArray) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };
  for (const element of document.querySelectorAll(tags.join())) {
    const nodes = [element, ...(element.shadowRoot ? within(element.shadowRoot) : []), ...within(element)];
    for (const [at, node] of nodes.entries()) {
      if (!node.checkVisibility()) continue;
      const name = `${element.localName} ${at} ${node.getAttribute('part') ?? node.className ?? node.localName}`;
      const { display, gridTemplateColumns } = getComputedStyle(node);
      if (display === 'grid') found.columns[name] = gridTemplateColumns.split(' ').length;
      if (
        node.matches('button, select, summary, input:not([type="hidden"]), [role="tab"], [role="button"]')
      ) {
        const { width, height } = node.getBoundingClientRect();
        found.controls[name] = Math.min(enough, Math.round(Math.min(width, height)));
      }
      for (const text of node.childNodes)
        if (text instanceof Text)
          for (const word of text.data.matchAll(/[\p{L}\d:]+/gu))
            if (isBroken(text, word)) found.broken.push(`${name}: ${word[0]}`);
    }
  }
  return found;
}

it.each([10, 14, 20])('a root font of %d px', async (root) => {
  expect(await atEachWidth(root)).toEqual(usual);
});
