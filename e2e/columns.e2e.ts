import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { bringTheme, demoValues, type Form, placeable, written, writtenBlock } from './placed/placeable';
import { publishAll } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { isWhole } from './support/whole';

/** Every element stands in the column of the text, however the theme makes it and the author writes the element. */
let rig: Rig;
let browser: Browser;
let urls: Record<string, string>;

/** The themes, one of each kind first: a column by the children of the content, and WordPress's own. */
const THEMES = ['column-children', 'twentytwentyfive', 'twentytwentyfour', 'astra-like', 'magazette-like'];
const FORMS: Form[] = ['shortcode', 'tag', 'block'];

/** They have no box in the text: what they show is elsewhere, or not yet there. */
const UNSEEN = ['back-to-top', 'comments-panel', 'related-popup', 'show-episodes', 'view-recorder'];

/** The text of the paragraph above each. */
const before = (tag: string) => `Antes de ${tag}`;

beforeAll(async () => {
  rig = await startRig('columns');
  browser = await startChromium();
  const values = await demoValues(rig);
  const block = (form: Form, tag: string) => {
    const code = writtenBlock(tag, form, values);
    return code && `<!-- wp:paragraph --><p>${before(tag)}</p><!-- /wp:paragraph -->${code}`;
  };
  const pages = FORMS.map((form) => [form, placeable.map(({ tag }) => block(form, tag)).join('\n')]);
  // WordPress makes paragraphs of what stands inside a tag there, so nobody can write one that holds content.
  const withoutBlocks = (form: Form) =>
    placeable
      .filter(({ holdsContent }) => form === 'shortcode' || !holdsContent)
      .map(({ tag }) => `${before(tag)}\n\n${written(tag, form, values) ?? ''}\n\n`)
      .join('');
  urls = await publishAll(rig, {
    ...Object.fromEntries(pages),
    'shortcode-without-blocks': withoutBlocks('shortcode'),
    'tag-without-blocks': withoutBlocks('tag'),
  });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** Tag → pixels between where the text of the paragraph above begins and where the element does; those out of line. */
function offsets([tags, isRtl]: readonly [string[], boolean]) {
  document.documentElement.dir = isRtl ? 'rtl' : 'ltr';
  const paragraphs = [...document.querySelectorAll('p')];
  const rows = tags.map((tag): [string, number | 'unseen'] | [] => {
    const paragraph = paragraphs.find(({ textContent }) => textContent.trim() === `Antes de ${tag}`);
    const element = [...document.querySelectorAll(tag)].find(
      (one) => paragraph && paragraph.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (!paragraph || !element) return [];
    const [text, box] = [paragraph.getBoundingClientRect(), element.getBoundingClientRect()];
    const isUnseen = box.width === 0 || box.height === 0 || getComputedStyle(element).position === 'fixed';
    return [tag, isUnseen ? 'unseen' : Math.round(isRtl ? text.right - box.right : box.left - text.left)];
  });
  return Object.fromEntries(rows.filter(([tag, offset]) => tag && offset !== 0));
}

const tags = placeable.map(({ tag }) => tag);
const aside = (found: Record<string, number | 'unseen'>) =>
  Object.fromEntries(
    Object.entries(found).filter(([tag, offset]) => offset !== 'unseen' || !UNSEEN.includes(tag)),
  );

describe.each(isWhole ? THEMES : THEMES.slice(0, 2))('in %s', (theme) => {
  beforeAll(async () => {
    await run(rig.site, { code: `switch_theme('${bringTheme(rig, theme)}');` });
  });

  it.each([...FORMS, 'shortcode-without-blocks', 'tag-without-blocks'])('as %s', async (form) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(urls[form] ?? '');
    const found = {
      'left to right': aside(await page.evaluate(offsets, [tags, false] as const)),
      'right to left': aside(await page.evaluate(offsets, [tags, true] as const)),
    };
    expect(found).toEqual({ 'left to right': {}, 'right to left': {} });
    await page.close();
  });
});
