import type { Page } from 'playwright-core';

/** The counted shifts: all, or only those without a recent touch or key. */
type Counted = 'all' | 'unasked';

/** The browser's own score of a shift, and the beginning of each element that took part. */
interface Shift {
  score: number;
  moved: string[];
}

/** From now on, in each document that the page opens. */
export const watchShifts = (page: Page, counted: Counted) => page.addInitScript(observe, counted);

/** In the document that is open, from its beginning on. */
export const watchShiftsHere = (page: Page, counted: Counted) => page.evaluate(observe, counted);

/** How far the document has moved before a reader's eyes: the scores of all shifts, added up. */
export const shifted = async (page: Page) => (await shifts(page)).reduce((sum, { score }) => sum + score, 0);

/** The shifts, a line each: the message of a test that fails. */
export const whatMoved = async (page: Page) =>
  (await shifts(page)).map(({ score, moved }) => `${score.toFixed(4)} ${moved.join(' + ')}`).join('\n');

/** From here on: a theme's fonts shift its own text. */
export const forgetShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    (Reflect.get(window, 'shifts') as Shift[]).length = 0;
  });

const shifts = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);

function observe(counted: Counted) {
  const seen: Shift[] = [];
  Reflect.set(window, 'shifts', seen);
  const beginning = ({ node }: { node: Node | null }) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element?.outerHTML.slice(0, 120) ?? 'an element that is gone';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (counted === 'unasked' && Reflect.get(entry, 'hadRecentInput')) continue;
      seen.push({ score: Reflect.get(entry, 'value'), moved: Reflect.get(entry, 'sources').map(beginning) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
