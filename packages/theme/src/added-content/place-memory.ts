import { createStorage } from '@onda/core/storage/storage';

const storage = createStorage(() => sessionStorage);
const MARK = 'ondaPlace';

const nameOf = (key: string): string => {
  const mark: unknown = Object(history.state)[MARK];
  return typeof mark === 'string' ? `onda-${key}-${mark}` : '';
};

/**
 * Gives the page's place in the history a name, under which added content can be stored. It runs before the page
 * unloads: a browser that reloads a page would lose the place's state and its scroll position.
 */
export function markPlace(): void {
  if (nameOf('')) return;
  const mark = Math.random().toString(36).slice(2);
  history.replaceState({ ...Object(history.state), [MARK]: mark }, '');
}

/** Writes to the tab's storage, also while the page unloads. A place without a name stores nothing. */
export function keepForPlace(key: string, value: unknown): void {
  if (nameOf(key)) storage.write(nameOf(key), value);
}

/** The stored value, of any shape. */
export const keptForPlace = (key: string): unknown =>
  nameOf(key) ? storage.read(nameOf(key), (value) => value) : undefined;
