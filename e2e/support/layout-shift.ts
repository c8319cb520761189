import type { Page } from 'playwright-core';

/** What counts: everything, or only what no touch and no key has just asked for. */
type Counted = 'all' | 'unasked';

/** From now on, in each document that the page opens. */
export const watchShifts = (page: Page, counted: Counted) => page.addInitScript(observe, counted);

/** In the document that is open, from its beginning on. */
export const watchShiftsHere = (page: Page, counted: Counted) => page.evaluate(observe, counted);

/** How far the document has moved before a reader's eyes: the browser's own scores, added up. */
export const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifted')));

/** From here on: a theme's fonts shift its own text. */
export const forgetShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    Reflect.set(window, 'shifted', 0);
  });

function observe(counted: Counted) {
  Reflect.set(window, 'shifted', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (counted === 'unasked' && Reflect.get(entry, 'hadRecentInput')) continue;
      Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
