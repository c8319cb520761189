import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { run } from '../../tools/rig/site';
import type { Rig } from './rig';

/** A year of figures on each topic. */
const FIGURES = fileURLToPath(new URL('figures.php', import.meta.url));
/** Every table that a figure is read from. */
const EMPTY = `global $wpdb;
  foreach (['views_daily', 'views_total', 'views_days', 'views_months', 'plays', 'show_plays', 'listeners', 'favorites',
    'comment_votes', 'keywords', 'subscribers'] as $table) {
    $wpdb->query("DELETE FROM {$wpdb->prefix}onda_$table");
  }
  update_option('onda_views_summed', '');`;

export const forgetFigures = ({ site }: Rig) => run(site, { code: EMPTY });
export const fillFigures = ({ site }: Rig) => run(site, { file: FIGURES });

const DAY_MS = 86_400_000;

/** A day of the site, whose zone the rig sets, as a form sends it: `2026-11-27`. */
export function siteDay(back: number): string {
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Madrid' });
  // From noon to noon: a day of 23 or 25 hours lies between.
  return new Date(Date.parse(`${today}T12:00Z`) - back * DAY_MS).toISOString().slice(0, 10);
}

/** A number as the site writes it, in Spanish; a dash is none. */
export const typed = (text: string | null | undefined) =>
  Number((text ?? '').replaceAll('.', '').replace(',', '.'));

export const openStatistics = ({ site }: Rig, page: Page, query = '') =>
  page.goto(`${site.url}/wp-admin/admin.php?page=onda-statistics${query}`);

/** The numbers of the overview by their titles. */
export async function numbersOf(rig: Rig, page: Page, query = '&range=7d'): Promise<Record<string, number>> {
  await openStatistics(rig, page, query);
  const pairs = await page
    .locator('.onda-numbers > li')
    .evaluateAll((cards) =>
      cards.map((card) => ['h2', '.onda-number'].map((one) => card.querySelector(one)?.textContent ?? '')),
    );
  return Object.fromEntries(pairs.map(([title = '', number]) => [title, typed(number)]));
}

/** The texts of the cells of a table, row by row. */
export const cellsOf = (page: Page, id: string): Promise<string[][]> =>
  page
    .locator(`section[aria-labelledby="${id}"] tbody tr`)
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));

/** The words of numbers and of heads of columns that stand on more than one line. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('.onda-table :is(td, thead th:not(:first-child) a)').evaluateAll((cells) =>
    cells.flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild as Node, index);
        range.setEnd(firstChild as Node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    ),
  );
