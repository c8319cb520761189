/** The marks that identify an element later: names that its author gave it, and not its place or its looks. */

/** Names that the server accepts; names that need escaping are not used. */
const NAME = /^[A-Za-z_][\w-]{0,99}$/;
const ADDRESS = /^[\w./:?&=%#~+,-]{2,300}$/;
/** A counter or a hash: another number on the next page. */
const MADE_UP = /\d|^(radix|headlessui|react|ember|uid)\b/i;
/** WordPress's names of a thing, with its id: the same wherever the thing is shown. */
const THING = /^(post|page|comment|menu-item|page-item|cat-item|product|attachment|wp-image|term)-\d+$/;
/** Attributes that hold the id of a thing. */
const THING_ATTRIBUTES = [
  'post-id',
  'comment-id',
  'data-id',
  'data-post-id',
  'data-postid',
  'data-comment-id',
];
/** Comes and goes with what the visitor does, or with the script that wrote it. */
const STATE =
  /^(is|has|js|no)-|(^|[-_])(active|open|opened|closed|current|visible|hidden|loaded|loading|lazy\w*|sticky|stuck|hover|focus\w*|selected|shown?|expanded|collapsed|animat\w*|in-?view|ready)($|[-_])/i;
/** More say no more, and make a long selector. */
const MOST_CLASSES = 3;
const HEADING_LINKS = ':is(h1, h2, h3, h4, h5, h6) a[href], a[href]:has(h1, h2, h3, h4, h5, h6)';

/**
 * Its tag and the lasting names of its class list: `div.card`. An element without any name is told apart from
 * whatever has an id.
 */
export function looksOf(element: Element): string {
  const classes = [...element.classList].filter(isLasting).slice(0, MOST_CLASSES);
  if (classes.length > 0) return [element.localName, ...classes].join('.');
  return element.id === '' ? `${element.localName}:not([id])` : element.localName;
}

/** `div#sidebar`, `h2#comment-7`; empty for none, and for an id that the next page may give to something else. */
export function idMark({ id, localName }: Element): string {
  const isLastingId = NAME.test(id) && (!MADE_UP.test(id) || THING.test(id));
  return isLastingId ? `${localName}#${id}` : '';
}

/** `li.post-12` or `fav-button[post-id="12"]`: the thing that the element shows. */
export function thingMark(element: Element): string {
  const thing = [...element.classList].find((name) => THING.test(name));
  if (thing) return `${element.localName}.${thing}`;
  const attribute = THING_ATTRIBUTES.find((name) => /^\d+$/.test(element.getAttribute(name) ?? ''));
  return attribute ? `${element.localName}[${attribute}="${element.getAttribute(attribute)}"]` : '';
}

/** `a[href="/noticias/"]`: where it leads, or what a picture or a frame shows. */
export function addressMark(element: Element): string {
  const name = element.localName === 'a' ? 'href' : 'src';
  const address = element.getAttribute(name) ?? '';
  return ADDRESS.test(address) ? `${element.localName}[${name}="${address}"]` : '';
}

/**
 * `article.card:has(a[href="/noticias/marea/"])`: the one article that a card is about; empty when it is about more.
 */
export function linkMark(element: Element): string {
  const headings = addressesOf(element, HEADING_LINKS);
  const addresses = headings.size > 0 ? headings : addressesOf(element, 'a[href]');
  const [address = ''] = addresses;
  if (addresses.size !== 1 || !ADDRESS.test(address)) return '';
  return `${looksOf(element).replace(':not([id])', '')}:has(a[href="${address}"])`;
}

const addressesOf = (element: Element, selector: string) =>
  new Set([...element.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? ''));

const isLasting = (name: string) => NAME.test(name) && !MADE_UP.test(name) && !STATE.test(name);
