import { styleAddress } from './style-address';

/**
 * Puts the style sheet back at the beginning of a printed root.
 *
 * @param name As the build calls the sheet: `player`.
 */
export function keepStyle(root: ShadowRoot | HTMLElement, name: string): void {
  const address = styleAddress(name);
  if (!address) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  root.prepend(link);
}
