/** Where the site is run, signed in to, or hands out data and files. */
const NO_PAGE = /\/wp-(admin|login\.php|json|cron\.php|content)(\/|$)/;

/** A file: anything with an ending that is not a page's. */
const FILE = /\.(?!html?$|php$)[a-z0-9]{2,5}$/i;

/** Left alone: the bar of the signed in, and whatever the theme marks so. */
const UNTOUCHED = '#wpadminbar, [data-no-seamless]';

/**
 * The address of the site's own page that a plain click on a link asks for; empty when the click is left to the
 * browser: held keys, other origins, new tabs, downloads, files, places within this page, admin, actions that carry a
 * nonce.
 */
export function seamlessAddress(
  event: MouseEvent,
  here: Pick<Location, 'href' | 'origin'> = location,
): string {
  const isHeld = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || isHeld) return '';
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href || !isPlain(link)) return '';
  const url = new URL(link.href);
  const isPage =
    url.origin === here.origin &&
    !NO_PAGE.test(url.pathname) &&
    !FILE.test(url.pathname) &&
    !url.searchParams.has('_wpnonce');
  return isPage && !isWithin(url, here.href) ? url.href : '';
}

function isPlain(link: HTMLAnchorElement): boolean {
  const stays = link.target === '' || link.target === '_self';
  const isExternal = (link.getAttribute('rel') ?? '').split(' ').includes('external');
  return stays && !isExternal && !link.hasAttribute('download') && !link.closest(UNTOUCHED);
}

const isWithin = (url: URL, here: string) =>
  url.href.includes('#') && withoutHash(url.href) === withoutHash(here);

export const withoutHash = (address: string): string => address.split('#')[0] ?? '';
