import { webAddress } from '@onda/core/safe-url';
import { serverHtml } from '@onda/core/server-html';
import { make } from './make';

/** What the server's HTML may carry for us: a picture's address and what a shop's button needs. */
const ATTRIBUTES = ['data-src', 'data-product_id', 'data-product_sku', 'data-quantity', 'data-variation_id'];

const BUTTON = 'button, .add_to_cart_button, .asp_res_button';

export interface DrawnResults {
  nodes: Node[];
  items: HTMLElement[];
  /** Items hold buttons, so they are rows of a grid; those of a list hold nothing to press. */
  isGrid: boolean;
}

/**
 * The server's results as a popup may hold them: each an option that is itself the link, or a row whose cells are the link and
 * the buttons. `isGrid` is asked for where rows stand there already.
 */
export function drawResults(html: string, idOf: () => string, isGrid = false): DrawnResults {
  const fragment = serverHtml(html, { attributes: ATTRIBUTES });
  const printed = [...fragment.querySelectorAll<HTMLElement>('.item')].filter(
    (item) => !item.closest('.asp_nores'),
  );
  const asGrid = isGrid || printed.some((item) => item.querySelector(BUTTON));
  const items = printed.map((item) => {
    // A title in a list of results is no heading of the page.
    for (const title of item.querySelectorAll('h1, h2, h3, h4, h5, h6'))
      title.setAttribute('role', 'presentation');
    for (const picture of item.querySelectorAll<HTMLElement>('.asp_image')) showPicture(picture);
    const made = asGrid ? asRow(item, idOf) : asOption(item);
    made.id = idOf();
    made.setAttribute('aria-selected', 'false');
    item.replaceWith(made);
    return made;
  });
  for (const header of fragment.querySelectorAll<HTMLElement>('.asp_group_header'))
    asGroup(header, idOf, asGrid);
  // A link that the client makes itself, by what the options say.
  for (const more of fragment.querySelectorAll('.showmore, .asp_v_spacer, .asp_results_top')) more.remove();
  return { nodes: [...fragment.childNodes], items, isGrid: asGrid };
}

/** The whole result is one link: every click, also with a key held, is the browser's own. */
function asOption(item: HTMLElement): HTMLElement {
  const href = item.querySelector<HTMLAnchorElement>('a[href]')?.href ?? null;
  const attributes = { class: item.className, role: 'option', tabindex: '-1', href };
  const option = make('a', '', attributes, ...item.childNodes);
  for (const inner of option.querySelectorAll('a'))
    inner.replaceWith(make('span', '', { class: inner.className }, ...inner.childNodes));
  return option;
}

function asRow(item: HTMLElement, idOf: () => string): HTMLElement {
  const buttons = [...item.querySelectorAll<HTMLElement>(BUTTON)];
  for (const button of buttons) button.remove();
  const row = make(
    'div',
    '',
    { class: item.className, role: 'row' },
    cellOf('asp_cell', item.childNodes, idOf),
    ...buttons.map((button) => cellOf('asp_button_cell', [button], idOf)),
  );
  for (const part of row.querySelectorAll<HTMLElement>('a, button')) part.tabIndex = -1;
  return row;
}

const cellOf = (name: string, nodes: Iterable<Node>, idOf: () => string): HTMLElement =>
  make('div', '', { class: name, role: 'gridcell', id: idOf() }, ...nodes);

/** A header and the results up to the next one belong together, whether or not the server put them into a box. */
function asGroup(header: HTMLElement, idOf: () => string, isGrid: boolean): void {
  const parent = header.parentElement;
  const group = parent?.matches('.asp_results_group') ? parent : wrapped(header);
  header.id = idOf();
  group.setAttribute('role', isGrid ? 'rowgroup' : 'group');
  group.setAttribute('aria-labelledby', header.id);
  header.setAttribute('role', 'presentation');
}

function wrapped(header: HTMLElement): HTMLElement {
  const group = make('div', '', { class: 'asp_results_group' });
  header.before(group);
  const members: Element[] = [header];
  for (
    let next = group.nextElementSibling?.nextElementSibling;
    next?.matches('.item');
    next = next.nextElementSibling
  )
    members.push(next);
  group.append(...members);
  return group;
}

/** Ajax Search Pro prints a picture as the address of a background. */
function showPicture(place: HTMLElement): void {
  const address = webAddress(place.dataset.src);
  place.removeAttribute('data-src');
  if (address && !place.querySelector('img')) {
    place.append(make('img', '', { alt: '', loading: 'lazy', decoding: 'async', src: address }));
  }
  for (const image of place.querySelectorAll('img')) image.addEventListener('error', () => place.remove());
}
