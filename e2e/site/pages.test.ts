import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elements } from '../../packages/bundle/src/registry';
import { fileOf } from '../../tools/site/serve';
import { addresses, DIST, type ServedSite, servedSite, violations } from './served-site';

const AT_ONCE = 2;

let site: ServedSite;
let all: ReturnType<typeof addresses>;

beforeAll(async () => {
  site = await servedSite();
  all = addresses();
});
afterAll(() => site?.close());

type Problems = Record<string, string[]>;

/** Visits addresses in a browser, some at once; gives what is wrong by address. */
async function visitEach(
  paths: readonly string[],
  options: Parameters<ServedSite['open']>[0],
  look: (page: Awaited<ReturnType<ServedSite['open']>>, path: string) => Promise<string[]>,
): Promise<Problems> {
  const waiting = [...paths];
  const problems: Problems = {};
  const work = async () => {
    const page = await site.open(options);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(site.url + path, { waitUntil: 'load' });
      const found = await look(page, path);
      if (found.length > 0) problems[path] = found;
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return problems;
}

/** So small that every page of an example scrolls. */
const SMALL = { width: 700, height: 420 };

/** Bar and navigation are the same on every page: the pages of each kind have them. */
const AROUND = ['.VPNav', '.VPLocalNav', '.VPSidebar'];
const violationsOfText = (page: Page) => violations(page, AROUND);

const KINDS = [
  '/',
  '/playground',
  '/elements/',
  '/elements/radio-player',
  '/recipes',
  '/developers/hooks',
  '/changelog',
];

describe('every page', () => {
  it('has no violation of WCAG 2.2 AA in light colors', async () => {
    expect(all.pages.length).toBeGreaterThan(elements.length + 50);
    expect(await visitEach(all.pages, { areScriptsLeftOut: true }, violationsOfText)).toEqual({});
  });

  it('has none of each kind once its scripts have run', async () => {
    expect(await visitEach(KINDS, {}, (page) => violations(page))).toEqual({});
  });

  it('has none of each kind in dark colors', async () => {
    const isDark = () => document.documentElement.classList.contains('dark');
    const look = async (page: Page) => {
      expect(await page.evaluate(isDark)).toBe(true);
      return violations(page);
    };
    expect(await visitEach(KINDS, { colorScheme: 'dark' }, look)).toEqual({});
  });

  it('has no link to a page, an anchor or a file that is not there', () => {
    expect(deadLinks([...all.pages, ...all.examples])).toEqual([]);
  });

  it('is not wider than a phone of 320 pixels', async () => {
    const page = await site.open({ viewport: { width: 320, height: 640 } });
    const wide: string[] = [];
    for (const path of KINDS) {
      await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (excess > 0) wide.push(`${path} by ${excess} pixels`);
    }
    await page.context().close();
    expect(wide).toEqual([]);
  });
});

describe('every element', () => {
  it('has a page with a live example that works and has no violation of WCAG 2.2 AA', async () => {
    const paths = elements.map(({ tag }) => `/examples/${tag}.html?theme=light`);
    const problems = await visitEach(paths, { viewport: SMALL }, async (page, path) => {
      const tag = /([\w-]+)\.html/.exec(path)?.[1] ?? '';
      // Some wait for a page that is scrolled, and one for a press or a focus.
      const ready = async () => {
        await page.mouse.wheel(0, 10);
        await page.locator(tag).first().dispatchEvent('focusin');
        return page.locator(`${tag}[data-ready]`).count();
      };
      await expect.poll(ready, { message: path }).toBeGreaterThan(0);
      const failed = await page.locator(`${tag}[data-failed]`).count();
      return [...(await violations(page)), ...(failed > 0 ? ['failed'] : [])];
    });
    expect(problems).toEqual({});
    const missing = elements.filter(({ tag }) => !all.pages.includes(`/elements/${tag}`));
    expect(missing).toEqual([]);
  });
});

it('one sheet has the styles of every element that stands in the page', () => {
  const sheet = readFileSync(join(DIST, 'onda/styles/onda.css'), 'utf8');
  const styled = elements.filter(({ root, style }) => root === 'light' && style);
  expect(styled.filter(({ tag }) => !sheet.includes(tag)).map(({ tag }) => tag)).toEqual([]);
});

it('no page asks another host', () => {
  expect(site.foreign).toEqual([]);
});

/** `page → address` of each link within the site that leads to nothing. */
function deadLinks(pages: readonly string[]): string[] {
  const texts = new Map<string, string>();
  const read = (path: string) => {
    const file = fileOf(DIST, path);
    if (file === undefined) return undefined;
    if (!texts.has(file)) texts.set(file, readFileSync(file, 'utf8'));
    return texts.get(file);
  };
  const isDead = (page: string, address: string) => {
    const url = new URL(address, `http://site.invalid${page}`);
    if (url.origin !== 'http://site.invalid' || !url.protocol.startsWith('http')) return false;
    const text = read(url.pathname);
    const id = decodeURIComponent(url.hash.slice(1)).replaceAll('&', '&amp;');
    return text === undefined || (id !== '' && !text.includes(`id="${id}"`));
  };
  return pages.flatMap((page) => {
    const written = [
      ...(read(page) ?? '').matchAll(/<(?:a|link|script|img|iframe)\b[^>]*?\s(?:href|src)="([^"]*)"/g),
    ];
    const links = written.map(([, address = '']) => address.replaceAll('&amp;', '&'));
    // The places in a sample article are not there.
    const isSample = (address: string) => page.startsWith('/examples/') && address.startsWith('#');
    return links
      .filter((address) => !isSample(address) && isDead(page, address))
      .map((address) => `${page} → ${address}`);
  });
}
