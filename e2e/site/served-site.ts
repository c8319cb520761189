import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { buildSite, isSiteStale } from '../../tools/site/build';
import { serveSite } from '../../tools/site/serve';
import { startChromium } from '../support/rig';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const DIST = join(root, 'site/dist');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface ServedSite {
  url: string;
  browser: Browser;
  /** The addresses of other hosts that a browser asked for. */
  foreign: string[];
  /** A page without scripts is as it was printed; its frames are pages of their own. */
  open(options?: BrowserContextOptions & { areScriptsLeftOut?: boolean }): Promise<Page>;
  close(): Promise<void>;
}

let served: Promise<ServedSite> | undefined;

/** Built and served once for all files of the lane. */
export function servedSite(): Promise<ServedSite> {
  served ??= start();
  return served;
}

async function start(): Promise<ServedSite> {
  if (isSiteStale(root)) await buildSite(root);
  const [site, browser] = await Promise.all([serveSite({ root }), startChromium()]);
  const foreign: string[] = [];
  return {
    url: site.url,
    browser,
    foreign,
    async open({ areScriptsLeftOut = false, ...options } = {}) {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      if (areScriptsLeftOut) await context.route('**/*.js', (route) => route.abort());
      context.on('request', (request) => {
        if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(`${site.url}/`))
          foreign.push(request.url());
      });
      return context.newPage();
    },
    async close() {
      served = undefined;
      await browser.close();
      await site.close();
    },
  };
}

/** The addresses of all pages; those of `examples/` are the pages inside of frames. */
export function addresses(): { pages: string[]; examples: string[] } {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const all = files.filter((name) => name.endsWith('.html')).map((name) => `/${name}`);
  const pages = all.filter((name) => !name.startsWith('/examples/'));
  return {
    pages: pages.map((name) => name.replace(/(index)?\.html$/, '')),
    examples: all.filter((name) => name.startsWith('/examples/')),
  };
}

/** The violations of WCAG 2.2 AA in one document, without those of the frames in it: a line each. */
export async function violations(page: Page | Frame, leftOut: readonly string[] = []): Promise<string[]> {
  await page.evaluate(AXE);
  const options = { runOnly: TAGS, resultTypes: ['violations'], iframes: false, preload: false };
  const results = await page.evaluate<AxeResults>(
    `axe.run({ exclude: ${JSON.stringify(leftOut)} }, ${JSON.stringify(options)})`,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`,
    ),
  );
}
