import type { Lifetime } from '@onda/core/element/lifetime';
import { readConfig } from '@onda/core/http/config';
import { highlightPage } from './highlight';

let undo: (() => void) | undefined;

/**
 * Marks in this page what was searched, once, however many boxes it has; by our settings, else by those that Ajax
 * Search Pro prints.
 */
export function highlightHere(lifetime: Lifetime): void {
  if (undo) return;
  const own = readConfig().settings['live-search'];
  const { highlight } = Object(own ?? Reflect.get(window, 'ASP')) as { highlight?: unknown };
  undo = highlightPage(location.href, highlight);
  // In seamless mode another page comes with a box of its own.
  lifetime.onEnd(() => {
    undo?.();
    undo = undefined;
  });
}
