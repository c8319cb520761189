import type { Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ServedSite, servedSite } from './served-site';

let site: ServedSite;
let page: Page;

beforeAll(async () => {
  site = await servedSite();
});
afterEach(() => page?.context().close());
afterAll(() => site?.close());

async function open(path: string, permissions: string[] = []): Promise<void> {
  page = await site.open({ permissions });
  await page.goto(site.url + path);
}

/** The document of the page's first frame, once its player works. */
async function frameOf(selector: string): Promise<Frame> {
  const handle = await page.locator('iframe').first().elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('the page has no frame');
  await frame.locator(`${selector}[data-ready]`).first().waitFor();
  return frame;
}

const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

describe('the search', () => {
  it('finds an element when the network is gone', async () => {
    await open('/');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+k');
    await page.locator('#localsearch-input').fill('fav-button');
    const first = page.locator('#localsearch-list a').first();
    await first.waitFor();
    expect(await first.getAttribute('href')).toMatch(/^\/elements\/fav-button/);
  });
});

describe('the page of an element', () => {
  it('copies each way to write it', async () => {
    await open('/elements/radio-player', ['clipboard-read', 'clipboard-write']);
    const ways = page.locator('.vp-code-group').first();
    const copied: Record<string, string> = {};
    for (const name of ['Shortcode', 'Block', 'HTML', 'React', 'PHP']) {
      await ways.locator('.tabs label', { hasText: name }).click();
      await ways.locator('.blocks .active button.copy').click();
      await expect.poll(clipboard).not.toBe(Object.values(copied).at(-1) ?? '');
      copied[name] = await clipboard();
    }
    expect(copied).toMatchObject({
      Shortcode: '[radio_player station="onda"]',
      Block: '<!-- wp:onda/radio-player {"station":"onda"} /-->',
      PHP: "<?php echo onda_element('radio-player', ['station' => 'onda']); ?>",
    });
    expect(copied.HTML).toContain('<radio-player');
    expect(copied.React).toContain("import { RadioPlayer } from '@onda/react';");
  });

  it('plays, keeps and searches in its live examples', async () => {
    await open('/elements/radio-player');
    let frame = await frameOf('radio-player');
    await frame.locator('radio-player [part~="play"]').click();
    const state = () => frame.locator('radio-player [part~="player"]').getAttribute('data-state');
    await expect.poll(state).toBe('playing');

    await page.goto(`${site.url}/elements/fav-button`);
    frame = await frameOf('fav-button');
    await frame.locator('fav-button button').click();
    await expect.poll(() => frame.locator('fav-count').textContent()).toBe('1');

    await page.goto(`${site.url}/elements/asp-search`);
    frame = await frameOf('asp-search');
    await frame.locator('asp-search [part~="field"]').pressSequentially('library');
    await frame.getByText('The library opens at night').waitFor();
  });

  it('has the colors of the page', async () => {
    await open('/elements/fav-button');
    const frame = await frameOf('fav-button');
    const paper = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.locator('.VPNavBarAppearance button').click();
    await expect.poll(paper).not.toBe(light);
  });
});

describe('the playground', () => {
  const playColor = (frame: Frame) =>
    frame.locator('radio-player [part~="play"]').evaluate((node) => getComputedStyle(node).color);

  it('changes real elements, gives the CSS, and comes back by its address', async () => {
    await open('/playground', ['clipboard-read', 'clipboard-write']);
    let frame = await frameOf('radio-player');
    await page.getByLabel('Buttons and marks').fill('#008000');
    await expect.poll(() => playColor(frame)).toBe('rgb(0, 128, 0)');
    await page.getByLabel('Heart').selectOption('accent');
    const heart = () =>
      frame.locator('fav-button [part="icon"]').evaluate((node) => getComputedStyle(node).color);
    await expect.poll(heart).toBe('rgb(0, 128, 0)');

    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(clipboard).toContain('--onda-accent: #008000;');
    expect(await clipboard()).toContain('fav-button [part="icon"] {\n  color: var(--onda-accent);\n}');

    const address = page.url();
    expect(address).toContain('light-accent=008000');
    await page.goto('about:blank');
    await page.goto(address);
    frame = await frameOf('radio-player');
    await expect.poll(() => playColor(frame)).toBe('rgb(0, 128, 0)');
  });

  it('says when a text is hard to read', async () => {
    await open('/playground');
    await frameOf('radio-player');
    await page.getByLabel('Text of widgets').fill('#cccccc');
    await page.getByText('hard to read').waitFor();
  });
});
