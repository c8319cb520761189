import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A view on a page that holds it twice, and the keys by which a visitor enters and leaves it. */
export interface ReactView {
  /** The content of one copy. */
  content: string;
  /** The part of the page that axe checks. */
  scope: string;
  /** A modal view lies over the page: the first copy is left before the second is entered. */
  isModal?: boolean;
  enter(page: Page, copy: number): Promise<void>;
  isEntered(page: Page, copy: number): Promise<boolean>;
  leave(page: Page, copy: number): Promise<void>;
  /** Chromium keeps no page that sounds. */
  quiet?(page: Page): Promise<void>;
}

const FILTERS = JSON.stringify([
  { kind: 'choices', name: 'asp_gen[]', label: 'Dónde', choices: [{ value: 'title', label: 'Título' }] },
  { kind: 'range', name: 'aspf[precio]', label: 'Precio' },
]);

/** The link before each copy, where the keyboard begins. */
export const START = (copy: number) => `<p><a id="antes-${copy}" href="#antes-${copy}">Antes</a></p>`;

const part = (page: Page, tag: string, copy: number, name: string) =>
  page.locator(tag).nth(copy).locator(`[part~="${name}"]`).first();

/** Presses Tab from the link before the copy until the target has the focus. */
async function tabTo(page: Page, copy: number, target: Locator) {
  await target.waitFor();
  await page.locator(`#antes-${copy}`).focus();
  const isFocused = () =>
    target.evaluate((node) => (node.getRootNode() as Document | ShadowRoot).activeElement === node);
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await isFocused()) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** A button that waits for a reply keeps the focus and answers to no key: its press comes after the reply. */
async function press(page: Page, copy: number, target: Locator, key = 'Enter') {
  await tabTo(page, copy, target);
  await expect.poll(() => target.getAttribute('aria-disabled')).not.toBe('true');
  await page.keyboard.press(key);
}

/** The posts and pictures of the site that the views show. */
export interface Shown {
  posts: readonly number[];
  picture: string;
}

export const reactViews = ({ posts, picture }: Shown): Record<string, ReactView> => ({
  player: {
    // Nothing scrolls: what is scrolled away has no contrast that axe could tell.
    content: '[radio_player station="onda-azura" number_of_thumbs_per_screen="30"]',
    scope: 'radio-player',
    async enter(page, copy) {
      const history = part(page, 'radio-player', copy, 'history');
      if (!(await history.isVisible())) {
        await press(page, copy, part(page, 'radio-player', copy, 'play'));
        const state = () => part(page, 'radio-player', copy, 'player').getAttribute('data-state');
        await expect.poll(state).toBe('playing');
      }
      await press(page, copy, history);
      await part(page, 'radio-player', copy, 'panel').waitFor();
    },
    isEntered: (page, copy) => part(page, 'radio-player', copy, 'panel').isVisible(),
    leave: (page, copy) => press(page, copy, part(page, 'radio-player', copy, 'history')),
    async quiet(page) {
      await press(page, 0, part(page, 'radio-player', 0, 'play'));
      await expect
        .poll(() => part(page, 'radio-player', 0, 'player').getAttribute('data-state'))
        .toBe('idle');
    },
  },
  'now-playing': {
    content: '[now_playing station="onda-azura"]',
    scope: 'now-playing',
    async enter(page, copy) {
      await press(page, copy, part(page, 'now-playing', copy, 'more'));
      await part(page, 'now-playing', copy, 'track').waitFor();
      const song = part(page, 'now-playing', copy, 'song');
      // Opened again, the history is as it was left.
      if (!(await song.isVisible()))
        await press(page, copy, part(page, 'now-playing', copy, 'history-toggle'), 'Space');
      await song.waitFor();
    },
    isEntered: (page, copy) => part(page, 'now-playing', copy, 'song').isVisible(),
    leave: (page, copy) => press(page, copy, part(page, 'now-playing', copy, 'more')),
  },
  'asp-search': {
    content: `<asp-search resultsposition="block" settings-visible="true" filters='${FILTERS}'></asp-search>`,
    scope: 'asp-search',
    async enter(page, copy) {
      const field = part(page, 'asp-search', copy, 'field');
      await tabTo(page, copy, field);
      await field.fill('radio');
      await page.locator('asp-search').nth(copy).locator('.item').first().waitFor();
    },
    isEntered: (page, copy) => page.locator('asp-search').nth(copy).locator('.item').first().isVisible(),
    async leave(page, copy) {
      await tabTo(page, copy, part(page, 'asp-search', copy, 'field'));
      await page.keyboard.press('Escape');
    },
  },
  'masthead-search': {
    content: '[masthead_search keywords="radio, música"]',
    scope: 'masthead-search',
    async enter(page, copy) {
      const field = page.locator('masthead-search input[name="s"]').nth(copy);
      await tabTo(page, copy, field);
      await field.fill('');
      await page.keyboard.type('cien');
      await part(page, 'masthead-search', copy, 'result').waitFor();
    },
    isEntered: (page, copy) => part(page, 'masthead-search', copy, 'result').isVisible(),
    async leave(page, copy) {
      await tabTo(page, copy, page.locator('masthead-search input[name="s"]').nth(copy));
      await page.keyboard.press('Escape');
    },
  },
  'fav-list': {
    content: `${posts.map((id) => `[fav_button post_id="${id}"]`).join(' ')}[fav_list per_page="1"]`,
    scope: 'fav-list',
    async enter(page, copy) {
      for (const at of posts.keys()) {
        const button = page.locator('fav-button button').nth(copy * posts.length + at);
        if ((await button.getAttribute('aria-pressed')) === 'true') continue;
        await press(page, copy, button);
        await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
      }
      await press(page, copy, part(page, 'fav-list', copy, 'next'));
      await expect.poll(() => this.isEntered(page, copy)).toBe(true);
    },
    isEntered: async (page, copy) =>
      (await page.locator('fav-list').nth(copy).textContent())?.includes('Página 2') === true,
    async leave(page, copy) {
      await press(page, copy, part(page, 'fav-list', copy, 'previous'));
      await expect.poll(() => page.locator('fav-list').nth(copy).textContent()).toContain('Página 1');
    },
  },
  'image-lightbox': {
    content: `<image-lightbox><a class="imagen" href="${picture}"><img src="${picture}" alt="Torre" width="90" height="90"></a></image-lightbox>`,
    scope: 'dialog.onda-lightbox',
    isModal: true,
    async enter(page, copy) {
      await press(page, copy, page.locator('a.imagen').nth(copy));
      await page.locator('dialog.onda-lightbox img').waitFor();
    },
    isEntered: (page) => page.locator('dialog.onda-lightbox').isVisible(),
    async leave(page) {
      await page.keyboard.press('Escape');
      await page.locator('dialog.onda-lightbox').waitFor({ state: 'hidden' });
    },
  },
});

/** The ids that stand twice in the document or in one shadow root. */
export const doubleIds = (page: Page) =>
  page.evaluate(() => {
    const double: string[] = [];
    const look = (root: Document | ShadowRoot) => {
      const seen = new Set<string>();
      for (const element of root.querySelectorAll('*')) {
        if (element.id && seen.has(element.id)) double.push(element.id);
        seen.add(element.id);
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document);
    return double;
  });
