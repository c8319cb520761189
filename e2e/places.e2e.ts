import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { elements } from '../packages/bundle/src/registry';
import { run } from '../tools/rig/site';
import { chromiumPath } from '../tools/setup/chromium';
import { type Rig, startChromium, startRig } from './support/rig';

/**
 * Each element in each place where an author may write it. The markup that PHP prints is the same after the browser's
 * parser, and where paragraphs are made around it, none is left empty.
 */
let rig: Rig;
let browser: Browser;
let page: Page;

/** `%s` is the element, as a shortcode or as a tag. */
const PLACES = {
  alone: '\n\n%s\n\n',
  'a paragraph': 'Antes %s después.',
  'a paragraph of its own': '<p>%s</p>',
  'bold words': 'Antes <strong>y %s aún</strong> después.',
  'lines that follow each other': '%1$s\n%1$s',
  'a list': '<ul>\n<li>Antes %s</li>\n</ul>',
  'a table': '<table><tbody><tr><td>%s</td></tr></tbody></table>',
  'a heading': '<h2>%s</h2>',
};

/** Tag → form → place → the content as the theme prints it. */
type Printed = Record<string, Record<string, Record<string, string>>>;
let printed: Printed;

beforeAll(async () => {
  rig = await startRig('places');
  browser = await startChromium('user-gesture-required', chromiumPath());
  page = await browser.newPage();
  const places = Buffer.from(JSON.stringify(PLACES)).toString('base64');
  const code = `
    $places = json_decode(base64_decode('${places}'), true);
    $elements = (new Onda\\Core\\Printing\\Elements(WP_PLUGIN_DIR . '/onda/generated'))->all();
    $printed = [];
    foreach ($elements as $tag => $spec) {
      $inside = isset($spec['holdsContent']) ? '<b>Uno</b>' : '';
      $forms = ['tag' => "<$tag id=\\"1\\">$inside</$tag>"];
      foreach (array_slice($spec['shortcodes'], 0, 1) as $name) {
        $forms['shortcode'] = "[$name id=\\"1\\"]" . ($inside === '' ? '' : $inside . "[/$name]");
      }
      foreach ($forms as $form => $text) {
        foreach ($places as $place => $pattern) {
          $printed[$tag][$form][$place] = apply_filters('the_content', sprintf($pattern, $text));
        }
      }
    }
    echo json_encode($printed);`;
  printed = JSON.parse(await run(rig.site, { code }));
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** The elements that the browser's parser finds, and whether it finds an empty paragraph beside them. */
interface Parsed {
  markup: string[];
  hasEmpty: boolean;
}

/** Place → what the parser finds. */
async function parse(tag: string, contents: Record<string, string>): Promise<Record<string, Parsed>> {
  const parsed = await page.evaluate(
    ([name, given]) =>
      Object.entries(given).map(([place, html]) => {
        const parsedPage = new DOMParser().parseFromString(html, 'text/html');
        const elements = [...parsedPage.querySelectorAll(`${name}:not(${name} *)`)];
        const empty = [...parsedPage.querySelectorAll(`p:empty:not(${name} *)`)];
        return [
          place,
          { markup: elements.map(({ outerHTML }) => outerHTML), hasEmpty: empty.length > 0 },
        ] as const;
      }),
    [tag, contents] as const,
  );
  return Object.fromEntries(parsed);
}

/** The places in which the element differs from itself alone, or leaves an empty paragraph beside it. */
function brokenPlaces(tag: string, parsed: Record<string, Parsed>): string[] {
  const alone = parsed.alone?.markup.map(comparable) ?? [];
  return Object.entries(parsed).flatMap(([place, { markup, hasEmpty }]) => {
    const isSame = markup.length > 0 && new Set([...alone, ...markup.map(comparable)]).size === 1;
    if (!isSame) return [`${tag} in ${place} differs`];
    return hasEmpty ? [`${tag} in ${place} leaves an empty paragraph`] : [];
  });
}

/**
 * Ids are counted, a signed query and the stamp of a form hold the time, and WordPress loads all but the first pictures
 * of a page late.
 */
const comparable = (markup: string) =>
  markup.replace(/ (?:loading|fetchpriority|query)="[^"]*"|\d+\.[\da-f]{64}|\s+|(?:-?\d+)+/g, '');

async function broken(form: 'shortcode' | 'tag'): Promise<string[]> {
  const found: string[] = [];
  for (const [tag, forms] of Object.entries(printed)) {
    if (forms[form]) found.push(...brokenPlaces(tag, await parse(tag, forms[form])));
  }
  return found;
}

it('prints every element in every place as a shortcode', async () => {
  expect(Object.keys(printed).sort()).toEqual(elements.map(({ tag }) => tag).sort());
  expect(await broken('shortcode')).toEqual([]);
});

it('prints every element in every place as a tag', async () => {
  expect(await broken('tag')).toEqual([]);
});
