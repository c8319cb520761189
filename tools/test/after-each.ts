import { afterEach, vi } from 'vitest';
import { emptyWindow } from './empty-window';

/** Each test begins with a window as a new page has it, so that their order does not matter. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  emptyWindow();
});
