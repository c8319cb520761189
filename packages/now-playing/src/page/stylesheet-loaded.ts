import { readConfig } from '@onda/core/http/config';
import type { Clock } from '@onda/core/timing/clock';

/** Longest wait. The block is readable without its style sheet. */
const WAIT_MS = 3_000;

/** Links the style sheet of the open block. Resolves when it has loaded, failed or timed out. */
export function stylesheetLoaded(root: ShadowRoot | HTMLElement, clock: Clock): Promise<void> {
  const { base, styles } = readConfig();
  const file = styles['now-playing-block'];
  if (!file) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = base + file;
  return new Promise((resolve) => {
    clock.after(WAIT_MS, resolve);
    link.onload = link.onerror = () => resolve();
    root.prepend(link);
  });
}
