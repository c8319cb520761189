import { webAddress } from '../http/safe-url';

/** Tags that show text and pictures and do nothing; of any other tag only the content stays. */
const TAGS = new Set(
  (
    'a abbr article aside b blockquote br button caption cite code dd del div dl dt em figcaption figure footer h1 h2 h3 h4 ' +
    'h5 h6 header hr i img ins li main mark nav ol p pre q s section small span strong sub sup table tbody td th ' +
    'thead time tr u ul wbr'
  ).split(' '),
);

/** Tags that are dropped with their content. Elements of another namespace stand inside `svg` or `math`. */
const DROPPED = new Set(
  'script style template noscript iframe object embed svg math title textarea xmp noembed noframes plaintext select'.split(
    ' ',
  ),
);

/**
 * No `style`, no `on…`, no `id` or `name` (they shadow properties of the document), no `data-…` (other scripts act on
 * them).
 */
const ATTRIBUTES = new Set(
  'class title alt width height datetime lang dir loading decoding colspan rowspan aria-label aria-hidden aria-current'.split(
    ' ',
  ),
);
const ADDRESSES = new Set(['href', 'src']);

/** The greatest depth: a deeper document is an attack on the stack. */
const DEEPEST = 60;

export interface Allowed {
  /** Further tags, lower-case. */
  tags?: readonly string[];
  /** Further attributes, lower-case; never those that run script or hold addresses. */
  attributes?: readonly string[];
}

/**
 * The only place where HTML text becomes nodes. Each node is made anew from what the list allows; nothing that the
 * parser made is used and nothing is parsed twice, so no serialization trick can change its meaning.
 */
export function serverHtml(html: string, { tags = [], attributes = [] }: Allowed = {}): DocumentFragment {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  // The fragment belongs to the parsed document too: pictures are requested where the nodes are put, not for a view
  // that draws them anew.
  const fragment = parsed.createDocumentFragment();
  copyChildren(parsed.body, fragment, 0);
  return fragment;

  function copyChildren(from: Node, to: Node, depth: number): void {
    if (depth > DEEPEST) return;
    for (const node of from.childNodes) copy(node, to, depth);
  }

  function copy(node: Node, to: Node, depth: number): void {
    if (node.nodeType === Node.TEXT_NODE) to.appendChild(parsed.createTextNode(node.nodeValue ?? ''));
    if (!(node instanceof Element)) return;
    const tag = node.localName.toLowerCase();
    if (DROPPED.has(tag)) return;
    const isAllowed = TAGS.has(tag) || tags.includes(tag);
    copyChildren(node, isAllowed ? to.appendChild(bare(node, tag)) : to, depth + 1);
  }

  function bare(node: Element, tag: string): Element {
    const made = parsed.createElement(tag);
    for (const { name, value } of node.attributes) {
      const attribute = name.toLowerCase();
      const address = ADDRESSES.has(attribute) && webAddress(value);
      if (address) made.setAttribute(attribute, address);
      if (ATTRIBUTES.has(attribute) || attributes.includes(attribute)) made.setAttribute(attribute, value);
    }
    if (tag === 'button') made.setAttribute('type', 'button'); // it must not send a form it lands in
    return made;
  }
}
