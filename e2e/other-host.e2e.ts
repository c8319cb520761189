import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { type Rig, startChromium, startRig } from './support/rig';

/** A plugin that writes the addresses of a CDN into finished pages; the CDN allows other sites to read, or does not. */
let rig: Rig;
let browser: Browser;
let cdn: Server;
let cdnUrl: string;
let allowed: Record<string, string> = {};

beforeAll(async () => {
  rig = await startRig('other-host');
  browser = await startChromium();
  cdn = createServer(async ({ url = '' }, response) => {
    const file = await fetch(rig.site.url + url);
    response.writeHead(file.status, { 'content-type': `${file.headers.get('content-type')}`, ...allowed });
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise<void>((done) => cdn.listen(0, '127.0.0.1', done));
  cdnUrl = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
  await run(rig.site, {
    code: `file_put_contents(WPMU_PLUGIN_DIR . '/cdn.php', <<<'PHP'
<?php
add_action('template_redirect', static function (): void {
  ob_start(static fn(string $page): string => str_replace('${rig.site.url}/wp-content/', '${cdnUrl}/wp-content/', $page));
}, -1);
PHP);`,
  });
});

afterAll(async () => {
  await browser?.close();
  cdn?.close();
  await rig?.close();
});

/** Page → the elements that stand there, without a touch. */
const PAGES = { player: 'radio-player', favorites: 'fav-list', 'live-search': 'asp-search' } as const;

it.each(
  Object.entries(PAGES).flatMap(([name, tag]) => [
    [name, tag, 'which allows nobody to read, after all', {}],
    [name, tag, 'which allows everybody', { 'access-control-allow-origin': '*' }],
  ]) as [keyof typeof PAGES, string, string, Record<string, string>][],
)('%s: %s works with the files of a CDN %s', async (name, tag, _, headers) => {
  allowed = headers;
  const page = await (await browser.newContext()).newPage();
  const modules: string[] = [];
  page.on('response', (response) => {
    const isOurs = /\/plugins\/onda\/build\/(?!onda-)[\w-]+\.js$/.test(response.url());
    if (isOurs && response.ok()) modules.push(new URL(response.url()).origin);
  });
  await page.goto(`${rig.site.pages[name]}`);
  expect(await page.locator(`script[src^="${cdnUrl}"][src*="/onda-"]`).count()).toBe(1);
  const element = page.locator(tag).first();
  await element.scrollIntoViewIfNeeded();
  await expect.poll(() => element.getAttribute('data-ready')).toBe('');
  expect(modules).toContain(headers['access-control-allow-origin'] ? cdnUrl : rig.site.url);
  await page.context().close();
});
