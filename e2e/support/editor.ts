import type { FrameLocator, Locator, Page } from 'playwright-core';
import { vi } from 'vitest';
import type { Site } from '../../tools/rig/site';

/**
 * The block editor as an author uses it, in each WordPress version: what differs between them is known here alone.
 * Parts are found by class, because the screens speak the language of the site.
 */
export interface Editor {
  page: Page;
  /** The framed document in which the blocks stand. */
  canvas: FrameLocator;
  block: Locator;
  /** The settings of the chosen block. */
  inspector: Locator;
}

interface Attempt {
  timeout: number;
}

/**
 * The first attempt gives up early, so that what stands in its way can be cleared; the next take twice as long each.
 */
const FIRST_ATTEMPT_MS = 3_000;
const LONGEST_ATTEMPT_MS = 24_000;
const EDITOR_MS = 150_000;

/** A new page that has its title. */
export async function openNewPage(page: Page, site: Site, title: string): Promise<Editor> {
  await page.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
  const editor = editorOf(page);
  const field = editor.canvas.locator('.wp-block-post-title');
  await persist(page, async (attempt) => {
    await field.fill(title, attempt);
    if ((await field.textContent(attempt)) !== title) throw new Error('the title is not there yet');
  });
  return editor;
}

function editorOf(page: Page): Editor {
  const canvas = page.locator('iframe[name="editor-canvas"]').contentFrame();
  return {
    page,
    canvas,
    block: canvas.locator('[data-type^="onda/"]'),
    inspector: page.locator('.block-editor-block-inspector'),
  };
}

/** Opens the inserter, searches, and takes the block of that name. */
export async function insertBlock({ page, block }: Editor, name: string, search: string): Promise<void> {
  const toggle = page.locator('.editor-document-tools__inserter-toggle');
  const field = page.locator('.block-editor-inserter__search input');
  await persist(page, async (attempt) => {
    if (await block.count()) return;
    if (!(await field.isVisible())) await toggle.click(attempt);
    await field.fill(search, attempt);
    await page.locator(`.editor-block-list-item-${name.replace('/', '-')}`).click(attempt);
    await block.waitFor(attempt);
  });
  await persist(page, async (attempt) => {
    if (await field.isVisible()) await toggle.click(attempt);
    await field.waitFor({ state: 'hidden', ...attempt });
  });
}

/** Chooses the block and shows its settings. */
export async function openInspector({ page, block, inspector }: Editor): Promise<void> {
  const toggle = page.locator('.interface-pinned-items button[aria-controls^="edit-post"]');
  await persist(page, async (attempt) => {
    await block.click(attempt);
    if ((await toggle.getAttribute('aria-expanded', attempt)) === 'false') await toggle.click(attempt);
    await inspector.locator('select').first().waitFor(attempt);
  });
}

/** The time limit of WordPress to save and to report it. */
const SAVE_MS = 20_000;

/** Publishes by the two buttons and gives the address that the panel then shows. */
export async function publish({ page }: Editor): Promise<string> {
  const panel = page.locator('.editor-post-publish-panel');
  const link = panel.locator('.post-publish-panel__postpublish-header a');
  await persist(page, async (attempt) => {
    if (!(await panel.isVisible())) await page.locator('.editor-post-publish-panel__toggle').click(attempt);
    if (!(await link.isVisible())) await panel.locator('.editor-post-publish-button').click(attempt);
    await link.waitFor({ timeout: SAVE_MS });
  });
  return (await link.getAttribute('href')) ?? '';
}

/** Reloads, and waits for the block: the only one, or the one of the selector. */
export async function reopen({ page }: Editor, selector?: string): Promise<Editor> {
  await page.reload();
  const editor = editorOf(page);
  await (selector ? editor.canvas.locator(selector) : editor.block).waitFor({ timeout: EDITOR_MS });
  return editor;
}

/** The guide, then the choice of patterns, may come at any moment and close what was just opened: then once more. */
async function persist(page: Page, step: (attempt: Attempt) => Promise<void>): Promise<void> {
  let timeout = FIRST_ATTEMPT_MS;
  await vi.waitFor(
    async () => {
      const attempt = { timeout };
      timeout = Math.min(2 * timeout, LONGEST_ATTEMPT_MS);
      await closeDialogs(page, attempt);
      await step(attempt);
    },
    { timeout: EDITOR_MS, interval: 100 },
  );
}

async function closeDialogs(page: Page, attempt: Attempt): Promise<void> {
  const close = page.locator('.components-modal__header button');
  if ((await close.count()) === 0) return;
  await close.last().click(attempt);
  await closeDialogs(page, attempt);
}
