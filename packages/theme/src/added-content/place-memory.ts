import { createStorage } from '@onda/core/storage/storage';

const storage = createStorage(() => sessionStorage);
const MARK = 'ondaPlace';

const nameOf = (key: string): string => {
  const mark: unknown = Object(history.state)[MARK];
  return typeof mark === 'string' ? `onda-${key}-${mark}` : '';
};

/**
 * Gives the page's place in the history a name, under which what was added to the page can be kept. Not when the page
 * goes: a browser that reloads it would lose the place's state, and how far it was scrolled.
 */
export function markPlace(): void {
  if (nameOf('')) return;
  const mark = Math.random().toString(36).slice(2);
  history.replaceState({ ...Object(history.state), [MARK]: mark }, '');
}

/** In the tab's storage, which may be written to when the page goes. Nothing for a place without a name. */
export function keepForPlace(key: string, value: unknown): void {
  if (nameOf(key)) storage.write(nameOf(key), value);
}

/** Whatever stands there. */
export const keptForPlace = (key: string): unknown =>
  nameOf(key) ? storage.read(nameOf(key), (value) => value) : undefined;
