import type { Page } from 'playwright-core';

/** A block of ours in the editor, as `wp.data` has it. */
export interface Shown {
  id: string;
  name: string;
  attributes: Record<string, unknown>;
}

/** Inserts each of our blocks once and returns them. */
export async function insertAll(page: Page): Promise<Shown[]> {
  await page.evaluate(`(() => {
    const { createBlock, getBlockTypes } = wp.blocks;
    const ours = getBlockTypes().filter(({ name }) => name.startsWith('onda/'));
    wp.data.dispatch('core/block-editor').insertBlocks(ours.map(({ name }) => createBlock(name)), 0, undefined, false);
  })()`);
  return shownBlocks(page);
}

export const shownBlocks = (page: Page): Promise<Shown[]> =>
  page.evaluate(`wp.data.select('core/block-editor').getBlocks()
    .filter(({ name }) => name.startsWith('onda/'))
    .map(({ clientId, name, attributes }) => ({ id: clientId, name, attributes: { ...attributes } }))`);

/** The names of blocks of which the editor says that somebody changed them. */
export const invalidBlocks = (page: Page): Promise<string[]> =>
  page.evaluate(`wp.data.select('core/block-editor').getBlocks()
    .filter(({ isValid }) => !isValid).map(({ name }) => name)`);

/** Chooses a block and shows its settings. */
export async function choose(page: Page, { id }: Shown): Promise<void> {
  // WordPress 6.8 offers patterns whatever the preference says.
  const close = page.locator('.components-modal__header button');
  if ((await close.count()) > 0) await close.last().click();
  await page.evaluate(`(async () => {
    await wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
    await wp.data.dispatch('core/block-editor').selectBlock('${id}');
  })()`);
  await page.locator('.block-editor-block-inspector .block-editor-block-card').waitFor();
}

const INSPECTOR = '.block-editor-block-inspector';
const PANELS = `${INSPECTOR} :is(.components-panel__body, .components-tools-panel)`;

/** The field that names stations wants those of the demo. */
const WORDS = 'onda, apagada';

/** The kinds of controls, the surest first: a token field and a search for posts need a site's own words. */
const CHANGES: readonly [selector: string, change: (page: Page, selector: string) => Promise<void>][] = [
  [`${PANELS} input[type="checkbox"]`, (page, selector) => page.locator(selector).first().click()],
  [
    `${PANELS} select:has(option:nth-child(2))`,
    async (page, selector) => void (await page.locator(selector).first().selectOption({ index: 1 })),
  ],
  [`${PANELS} input[type="number"]`, (page, selector) => fill(page, selector, '3')],
  [
    `${PANELS} input[type="text"]:not([role="combobox"], .components-form-token-field__input)`,
    (page, selector) => fill(page, selector, WORDS),
  ],
];

async function fill(page: Page, selector: string, text: string): Promise<void> {
  const field = page.locator(selector).first();
  await field.fill(text);
  await field.press('Tab');
}

/** Changes the first control of the chosen block; where only the panel Advanced has one, it is opened. */
export async function changeOne(page: Page): Promise<void> {
  if (await changeVisible(page)) return;
  await page.locator(`${INSPECTOR} .block-editor-block-inspector__advanced button`).first().click();
  if (!(await changeVisible(page))) throw new Error('the block has no control');
}

async function changeVisible(page: Page): Promise<boolean> {
  for (const [selector, change] of CHANGES) {
    if ((await page.locator(selector).count()) === 0) continue;
    await change(page, selector);
    return true;
  }
  return false;
}
