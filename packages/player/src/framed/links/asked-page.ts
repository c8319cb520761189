import { withoutHash } from '../page-entries';

/** Paths where the site is run, signed in to, or hands out data and files. */
const NO_PAGE = /\/wp-(admin|login\.php|json|cron\.php|content)(\/|$)/;

/** A file: anything with an ending that is not a page's. */
const FILE = /\.(?!html?$|php$)[a-z0-9]{2,5}$/i;

/** Left alone: the bar of the signed in, and whatever the theme marks so. */
const UNTOUCHED = '#wpadminbar, [data-no-seamless]';

/** The targets that stay in the window. */
const HERE = ['', '_self', '_top', '_parent'];

/** The page that a click or a form asks for. */
export interface Asked {
  url: string;
  /** `place` within the page, a `page` that may stand in a frame, or what only the `window` may load. */
  kind: 'place' | 'page' | 'window';
}

/**
 * The page that a plain click on a link asks for; undefined where the browser follows it better: held keys, new tabs,
 * downloads, mail.
 *
 * @param here The address of the page in which it was clicked.
 */
export function askedByClick(event: MouseEvent, here: Pick<Location, 'href' | 'origin'>): Asked | undefined {
  const isHeld = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || isHeld || event.defaultPrevented) return undefined;
  const link = event.composedPath().find(isLink);
  if (!link || link.hasAttribute('download') || !HERE.includes(targetOf(link))) return undefined;
  const url = new URL(link.href);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (url.href.includes('#') && withoutHash(url.href) === withoutHash(here.href))
    return { url: url.href, kind: 'place' };
  const isExternal = (link.getAttribute('rel') ?? '').split(' ').includes('external');
  const mayFrame = isPage(url, here) && !isExternal && !link.closest(UNTOUCHED);
  return { url: url.href, kind: mayFrame ? 'page' : 'window' };
}

/** Links of other windows are no elements of this one's classes. */
const isLink = (node: EventTarget): node is HTMLAnchorElement => {
  const { localName, href } = node as HTMLAnchorElement;
  return (localName === 'a' || localName === 'area') && typeof href === 'string' && href !== '';
};

const targetOf = (link: HTMLAnchorElement): string =>
  link.target || (link.ownerDocument.querySelector<HTMLBaseElement>('base[target]')?.target ?? '');

/** A form that stays in the window; `post` is sent as it is. */
export interface AskedByForm extends Asked {
  isPost: boolean;
}

/** The page that a form, such as a search, asks for with its fields; undefined where it stays out of the window. */
export function askedByForm(event: SubmitEvent, here: Pick<Location, 'origin'>): AskedByForm | undefined {
  const { submitter } = event;
  const form = event.target as HTMLFormElement;
  const own = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  const method = own('method').toLowerCase() || 'get';
  if (event.defaultPrevented || method === 'dialog' || !HERE.includes(own('target'))) return undefined;
  // The document's own address where the form names none.
  const url = new URL(own('action') || form.ownerDocument.location.href, form.ownerDocument.baseURI);
  const isPost = method === 'post';
  if (!isPost) url.search = String(new URLSearchParams(fieldsOf(form, submitter)));
  if (!isPost) url.hash = '';
  const mayFrame = (isPage(url, here) || isPassword(url, here)) && !form.closest(UNTOUCHED);
  return { url: url.href, kind: mayFrame ? 'page' : 'window', isPost };
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): [string, string][] {
  const fields = new FormData(form);
  const { name = '', value = '' } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  if (submitter?.localName === 'button' && name) fields.append(name, value);
  return [...fields].map(([key, field]) => [key, typeof field === 'string' ? field : field.name]);
}

/** The address that only the window may load is one of another origin, of the admin, of a file, or with a nonce. */
const isPage = (url: URL, here: Pick<Location, 'origin'>) =>
  url.origin === here.origin &&
  !NO_PAGE.test(url.pathname) &&
  !FILE.test(url.pathname) &&
  !url.searchParams.has('_wpnonce');

/** The password of a post is sent to the sign-in page, which leads back to the post. */
const isPassword = (url: URL, here: Pick<Location, 'origin'>) =>
  url.origin === here.origin &&
  url.pathname.endsWith('/wp-login.php') &&
  url.searchParams.get('action') === 'postpass';
