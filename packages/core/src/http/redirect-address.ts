import { webAddress } from './safe-url';

/**
 * A `webAddress` to which a redirect may lead: this origin or one of `origins`, without a user name before an `@`.
 * Empty means: show a link instead.
 */
export function redirectAddress(
  text: unknown,
  origins: readonly string[] = [],
  base: string = document.baseURI,
): string {
  const address = webAddress(text, base);
  if (!address) return '';
  const { origin, username, password } = new URL(address);
  const isOpen = [new URL(base).origin, ...origins].includes(origin);
  return isOpen && !username && !password ? address : '';
}
