import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { elements } from '../packages/bundle/src/registry';
import { PLUGIN_DIR } from '../tools/rig/places';
import { run } from '../tools/rig/site';
import { exampleOf } from '../tools/site/examples/examples';
import { loadAll } from './support/built-files';
import { type Rig, startChromium, startRig } from './support/rig';

/**
 * An author repeats a piece that no pattern ever finds the end of, in each attribute of each element: four times as
 * much takes the page about four times as long. `packages/bundle/src/growth.test.ts` has more pieces for the readers.
 */
const UNITS = ['a', ':is(', '<a ', '[{"a":'];
const LENGTH = 200_000;
/** Less is no harm, and cannot be measured. */
const LEAST_MS = 200;
/** The square would be 16. */
const MOST = 10;

/** An element for each attribute and beginning has a long value there, and its example's values elsewhere. */
interface Written {
  tag: string;
  /** Names of attributes with the beginnings of their long values. */
  long: [name: string, beginning: string][];
  given: Record<string, string>;
  inside: string;
  before: string;
  after: string;
}

let rig: Rig;
let browser: Browser;
let page: Page;
let devTools: CDPSession;
let crash: Promise<never>;
/** The page has not answered since this. */
let unanswered = '';

const ADDRESS = `
file_put_contents(WPMU_PLUGIN_DIR . '/onda-test-elements.php', <<<'PHP'
<?php
add_shortcode('onda_test_elements', static fn(): string => implode('', array_map('onda_element',
  array_keys((new Onda\\Core\\Printing\\Elements(WP_PLUGIN_DIR . '/onda/generated'))->all()))));
PHP);
echo get_permalink(wp_insert_post(['post_title' => 'P', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '[onda_test_elements]']));`;

beforeAll(async () => {
  rig = await startRig('long-attributes', { noSeed: true });
  browser = await startChromium();
  page = await (await browser.newContext()).newPage();
  crash = new Promise((_, reject) => page.once('crash', () => reject(new Error(`crashed: ${unanswered}`))));
  crash.catch(() => undefined);
  // The light Chromium ends the page when it listens a few times.
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
  await page.goto(await run(rig.site, { code: ADDRESS }));
  await loadAll(page);
  await importChunks();
  // Nothing leads away, and no server is waited for.
  await page.route('**', (route) => {
    if (route.request().isNavigationRequest()) return route.fulfill({ status: 204 });
    return route.request().url().includes('/plugins/onda/') ? route.continue() : route.abort();
  });
  await page.evaluate(() => document.body.replaceChildren());
  devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

const ALL = elements.map(({ tag, attributes, lateAttributes = {} }): Written => {
  const { attributes: shown, live, content = '', ...example } = exampleOf(tag);
  const given = Object.fromEntries(
    Object.entries({ ...shown, ...live }).map(([name, value]) => [kebab(name), `${value}`]),
  );
  const long = Object.keys({ ...attributes, ...lateAttributes }).flatMap((name) =>
    ['', given[kebab(name)]]
      .filter((text) => text !== undefined)
      .map((text) => [kebab(name), text] as [string, string]),
  );
  const { liveContent = content, before = '', after = '' } = example;
  return { tag, long, given, inside: liveContent, before, after };
});

it.each(UNITS)('answers with 200 kB of %j in an attribute', async (unit) => {
  expect(unanswered).toBe('');
  const slow: string[] = [];
  for (const written of ALL) {
    if (!(await isSlow(written, unit))) continue;
    for (const one of written.long)
      if (await isSlow({ ...written, long: [one] }, unit)) slow.push(`<${written.tag} ${one.join('=')}>`);
  }
  expect(slow).toEqual([]);
});

async function isSlow(written: Written, unit: string): Promise<boolean> {
  const least = (length: number) => leastCost(written, unit, length);
  // Quadratic cost of a quick part is not slow yet, and cubic cost of a slow part would never end.
  if ((await least(LENGTH / 16)) > LEAST_MS) return true;
  const quarter = await least(LENGTH / 4);
  if (quarter < LEAST_MS / 16) return false;
  if (quarter > LEAST_MS) return true;
  const whole = await least(LENGTH);
  return whole > LEAST_MS && whole > MOST * quarter;
}

/** Other work of the machine only adds: of a long one the least of three counts. */
async function leastCost(written: Written, unit: string, length: number): Promise<number> {
  const first = await cost(written, unit, length);
  if (first <= LEAST_MS) return first;
  return Math.min(first, await cost(written, unit, length), await cost(written, unit, length));
}

/** Milliseconds of the page's thread, however busy the machine is. */
async function cost(written: Written, unit: string, length: number): Promise<number> {
  unanswered = `${written.tag} ${written.long.map(([name]) => name)}`;
  const began = await usedMs();
  await Promise.race([
    crash,
    page.evaluate(show, { written, text: `${unit.repeat(length / unit.length)}!` }),
  ]);
  unanswered = '';
  return (await usedMs()) - began;
}

async function usedMs(): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Shows the elements, touches them, and sets their long values once more. */
async function show({ written, text }: { written: Written; text: string }): Promise<void> {
  const { tag, long, given, inside, before, after } = written;
  const box = document.createElement('div');
  box.innerHTML = before;
  const shown = long.map(([name, beginning]) => {
    const element = document.createElement(tag);
    for (const [other, value] of Object.entries(given)) element.setAttribute(other, value);
    element.setAttribute(name, beginning + text);
    element.innerHTML = inside;
    box.append(element);
    return element;
  });
  box.insertAdjacentHTML('beforeend', after);
  document.body.append(box);
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await drawn();
  for (const element of shown) {
    const control = (element.shadowRoot ?? element).querySelector<HTMLElement>('button, input');
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    control?.focus();
    control?.click();
  }
  await drawn();
  shown.forEach((element, at) => {
    const [name = '', beginning = ''] = long[at] ?? [];
    element.setAttribute(name, `${beginning}${text}!`);
  });
  await drawn();
  document.body.replaceChildren();
}

/** Loads the files that come later: what an element asks for by itself is there at once. */
async function importChunks(): Promise<void> {
  const names = readdirSync(join(PLUGIN_DIR, 'build')).filter((name) => /^chunk-.*\.js$/.test(name));
  const entry = page.locator('script[src*="/plugins/onda/build/"]').first();
  const folder = new URL('.', (await entry.getAttribute('src')) ?? '');
  await page.evaluate(`Promise.all(${JSON.stringify(names)}.map((name) => import('${folder}' + name)))`);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
