import type { BrowserContextOptions, Page } from 'playwright-core';
import { violations } from './player-page';

const isTold = (line: string) => !/^color-contrast: .*(could not be determined|has no value)/s.test(line);

/**
 * Faults of access on a screen of the menu Onda. The bar with the button that saves lies over the fields below it, and
 * WordPress paints the arrow of a select as a background: a contrast that axe cannot determine is no fault.
 */
export async function screenViolations(
  page: Page,
  selector = '.onda-screen',
  isFault: (finding: string) => boolean = () => true,
): Promise<string[]> {
  await page.addStyleTag({ content: '.onda-save { position: static !important }' });
  return violations(page, selector, (line) => isTold(line) && isFault(line));
}

/** A page of the same person in which no script runs. Its context is its own: close that. */
export async function pageWithoutScripts(page: Page, options: BrowserContextOptions = {}): Promise<Page> {
  const storageState = await page.context().storageState();
  const browser = page.context().browser();
  const context = await browser?.newContext({ storageState, javaScriptEnabled: false, ...options });
  if (!context) throw new Error('the page has no browser');
  return context.newPage();
}

/**
 * Presses a button of a screen that saves, and waits for the screen that says so. WordPress takes `saved` out of the
 * address while that screen loads: who looks for it only after the press may be late.
 */
export async function save(page: Page, button = page.locator('.onda-save button')): Promise<void> {
  await Promise.all([page.waitForURL(/[?&]saved=1/), button.click()]);
}
