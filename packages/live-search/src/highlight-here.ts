import { readConfig } from '@onda/core/config';
import { highlightPage } from './highlight';

let isDone = false;

/** Marks in this page what was searched, once, however many boxes it has; by our settings, else by those that Ajax Search Pro prints. */
export function highlightHere(): void {
  if (isDone) return;
  isDone = true;
  const own = readConfig().settings['live-search'];
  const { highlight } = Object(own ?? Reflect.get(window, 'ASP')) as { highlight?: unknown };
  highlightPage(location.href, highlight);
}
