import { styleAddress } from './style-address';

/**
 * Puts back the style sheet at the beginning of a printed root, where an optimizer has moved its link out of the template.
 *
 * @param name As the build calls the sheet: `player`.
 */
export function keepStyle(root: ShadowRoot | HTMLElement, name: string): void {
  const address = styleAddress(name);
  if (!address || root.firstElementChild?.localName === 'link') return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  root.prepend(link);
}
