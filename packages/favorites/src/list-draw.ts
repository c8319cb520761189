import type { ListText } from './list-messages';
import type { ListItem } from './list-reply';
import type { ListState } from './list-store';

/** What the attributes of a list say of its looks. */
export interface ListLook {
  siteId: number;
  includeLinks: boolean;
  includeButtons: boolean;
  includeThumbnails: boolean;
  includeExcerpts: boolean;
  noFavoritesText: string;
  /** Whether the list says that it could not be read. */
  tellsFailure: boolean;
}

/** Draws the whole list; what has focus keeps it, or hands it to its neighbour when it has gone. */
export function drawList(element: HTMLElement, state: ListState, look: ListLook, t: ListText) {
  const status = partOf(element, 'status') ?? element.appendChild(made('span', 'status', { role: 'status' }));
  const words = wordsOf(state, look, t);
  if (status.textContent !== words) status.textContent = words;
  status.hidden = words === '';
  element.setAttribute('aria-busy', String(state.phase === 'loading'));
  drawItems(element, state, look);
  drawRetry(element, state.phase === 'failed' && look.tellsFailure, t);
  drawPages(element, state, t);
}

function wordsOf({ phase, items }: ListState, look: ListLook, t: ListText): string {
  if (phase === 'failed') return look.tellsFailure ? t('listFailed') : '';
  if (phase === 'loading') return items.length > 0 ? '' : t('loading');
  return items.length > 0 ? '' : look.noFavoritesText || t('noFavorites');
}

/** A row that stays is not drawn anew: its button may have focus, its picture is there. */
function drawItems(element: HTMLElement, { items, phase }: ListState, look: ListLook) {
  const list = partOf(element, 'list') ?? element.appendChild(made('ul', 'list', { role: 'list' }));
  list.hidden = items.length === 0 || phase === 'failed';
  const rows = new Map([...list.children].map((row) => [row.getAttribute('data-post'), row as HTMLElement]));
  const wanted = items.map((item) => rows.get(String(item.postId)) ?? rowOf(item, look));
  const focused = [...list.children].findIndex((row) => row.contains(document.activeElement));
  const isLost = focused >= 0 && !wanted.includes(list.children[focused] as HTMLElement);
  for (const row of [...list.children]) if (!wanted.includes(row as HTMLElement)) row.remove();
  for (const [index, row] of wanted.entries()) {
    if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
  }
  if (isLost) focusOn(wanted[Math.min(focused, wanted.length - 1)] ?? element);
}

function focusOn(place: HTMLElement) {
  const control = place.querySelector<HTMLElement>('a, button') ?? place;
  if (control === place) place.tabIndex = -1;
  control.focus({ preventScroll: true });
}

function rowOf(item: ListItem, look: ListLook): HTMLElement {
  const row = made('li', 'item', { 'data-post': String(item.postId) });
  const title = titleOf(item, look);
  if (look.includeThumbnails && item.picture) row.append(pictureOf(item.picture));
  row.append(title);
  if (look.includeExcerpts && item.excerpt) row.append(made('p', 'excerpt', {}, item.excerpt));
  if (look.includeButtons) row.append(buttonOf(item, look));
  return row;
}

function titleOf({ title, address }: ListItem, { includeLinks }: ListLook): HTMLElement {
  if (!includeLinks || !address) return made('span', 'title', {}, title);
  return made('a', 'title', { href: address }, title);
}

function pictureOf({ src, width, height }: NonNullable<ListItem['picture']>): HTMLElement {
  const size = { ...(width && { width: String(width) }), ...(height && { height: String(height) }) };
  return made('img', 'thumbnail', { src, alt: '', loading: 'lazy', decoding: 'async', ...size });
}

function buttonOf({ postId, total }: ListItem, { siteId }: ListLook): HTMLElement {
  return made('fav-button', '', {
    'post-id': String(postId),
    'site-id': String(siteId),
    'favorite-count': String(total),
  });
}

function drawRetry(element: HTMLElement, isOffered: boolean, t: ListText) {
  const retry = partOf(element, 'retry');
  if (!isOffered) return retry?.remove();
  if (!retry) partOf(element, 'status')?.after(' ', control('retry', t('retry')));
}

function drawPages(element: HTMLElement, { page, pages, phase }: ListState, t: ListText) {
  const known = partOf(element, 'pages');
  if (pages < 2) return known?.remove();
  const nav = known ?? element.appendChild(pagesBar(t));
  const set = (name: string, isDisabled: boolean) =>
    partOf(nav, name)?.setAttribute('aria-disabled', String(isDisabled || phase === 'loading'));
  set('previous', page <= 1);
  set('next', page >= pages);
  const number = partOf(nav, 'page');
  if (number) number.textContent = t('pageOf', { page, pages });
}

function pagesBar(t: ListText): HTMLElement {
  const nav = made('nav', 'pages', { 'aria-label': t('pages') });
  nav.append(control('previous', t('previous')), ' ');
  nav.append(made('span', 'page', { role: 'status' }), ' ', control('next', t('next')));
  return nav;
}

const control = (name: string, words: string) =>
  made('button', name, { type: 'button', class: 'wp-element-button' }, words);

export const partOf = (place: HTMLElement, name: string) =>
  place.querySelector<HTMLElement>(`[part~="${name}"]`);

function made(tag: string, part: string, attributes: Record<string, string>, words = ''): HTMLElement {
  const node = document.createElement(tag);
  if (part) node.setAttribute('part', part);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(words);
  return node;
}
