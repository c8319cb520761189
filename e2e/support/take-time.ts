import type { Page } from 'playwright-core';

/** The server takes whoever sends a form in less than 2 s for a machine. */
const HUMAN_MS = 2_100;

/** Waits as long as a person reads and types. Counted from when the page was made: a busy server makes it late. */
export const takeTime = (page: Pick<Page, 'waitForFunction'>) =>
  page.waitForFunction((ms) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit !== undefined && performance.now() - visit.responseStart > ms;
  }, HUMAN_MS);
