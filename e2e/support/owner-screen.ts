import type { Page } from 'playwright-core';
import { violations } from './player-page';

/**
 * Faults of access on a screen of the menu Onda. The bar with the button that saves lies over the fields below it, and
 * WordPress paints the arrow of a select as a background: a contrast that axe cannot determine is no fault.
 */
export async function screenViolations(page: Page, selector = '.onda-screen'): Promise<string[]> {
  await page.addStyleTag({ content: '.onda-save { position: static !important }' });
  const found = await violations(page, selector);
  return found.filter((line) => !/^color-contrast: .*(could not be determined|has no value)/s.test(line));
}
