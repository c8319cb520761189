import { webAddress } from './safe-url';

/** Goes to an address that the site's owner chose; false when it is none. */
export function redirect(address: string): boolean {
  const target = webAddress(address);
  if (target !== '') location.assign(target);
  return target !== '';
}
