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
  if (event.button !== 0 || isHeld) return '';
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href || !isPlain(link)) return '';
  const url = new URL(link.href);
  return isPage(url, here) && !isWithin(url, here.href) ? url.href : '';
}

/** The address that a form asks for, such as a search; empty when it is left to the browser, as a form that posts. */
export function seamlessForm(event: SubmitEvent, here: Pick<Location, 'origin'> = location): string {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.closest(UNTOUCHED)) return '';
  const own = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  const stays = ['', '_self'].includes(own('target')) && ['', 'get'].includes(own('method').toLowerCase());
  // The document's own address where the form names none.
  const url = new URL(own('action') || location.href, document.baseURI);
  if (!stays || !isPage(url, here)) return '';
  const fields = new FormData(form);
  if (submitter instanceof HTMLButtonElement && submitter.name)
    fields.append(submitter.name, submitter.value);
  const values = [...fields].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  url.search = String(new URLSearchParams(values));
  url.hash = '';
  return isPage(url, here) ? url.href : '';
}

const isPage = (url: URL, here: Pick<Location, 'origin'>) =>
  url.origin === here.origin &&
  !NO_PAGE.test(url.pathname) &&
  !FILE.test(url.pathname) &&
  !url.searchParams.has('_wpnonce');

function isPlain(link: HTMLAnchorElement): boolean {
  const stays = link.target === '' || link.target === '_self';
  const isExternal = (link.getAttribute('rel') ?? '').split(' ').includes('external');
  return stays && !isExternal && !link.hasAttribute('download') && !link.closest(UNTOUCHED);
}

const isWithin = (url: URL, here: string) =>
  url.href.includes('#') && withoutHash(url.href) === withoutHash(here);

export const withoutHash = (address: string): string => address.split('#')[0] ?? '';
