import type { Attributes } from '../editor-block';
import { escapeHtml } from './fill-template';
import type { Row } from './site-rows';

/** Sample data, where the site has nothing to show. Names and titles need no translation. */
export const SAMPLE_ROWS: readonly Row[] = [
  ['Azul profundo', 'Los Faros'],
  ['Marea alta', 'Nora Vidal'],
  ['Km 12', 'Azogue'],
];

export const SAMPLE_VALUES: Attributes = { radioName: 'Radio Onda', favoriteCount: 0 };

/** Attributes of a server preview in place of those that would show nothing, or not here. */
export const SERVER_SAMPLES: Record<string, (attributes: Attributes) => Attributes> = {
  'newsletter-form': () => ({ type: 'inline' }),
  'personal-news': ({ size }) => (size === 0 ? { size: 3 } : {}),
};

/** Writes songs, a list or what a visitor's script changes into a template that was just made. */
export function showRows(tag: string, root: ParentNode, values: Attributes, rows: readonly Row[]): void {
  if (tag === 'radio-player') showSong(root, rows);
  if (tag === 'now-playing') showOpen(root, rows);
  if (tag === 'fav-list') showFavorites(root, values, rows);
  if (tag === 'live-radio-button') root.querySelector('[part~="status"]')?.remove();
  if (tag === 'fav-clear') root.querySelector('button')?.removeAttribute('disabled');
}

function showSong(root: ParentNode, [song]: readonly Row[]): void {
  if (!song) return;
  setText(root, '[part~="title"]', song[0]);
  setText(root, '[part~="artist"]', song[1]);
}

function setText(root: ParentNode, selector: string, text: string): void {
  const node = root.querySelector(selector);
  if (node) node.textContent = text;
}

/** The open block, as `packages/now-playing/src/draw-block.ts` draws it. */
function showOpen(root: ParentNode, [song]: readonly Row[]): void {
  if (!song) return;
  const button = root.querySelector('[part~="more"]');
  const words = (name: string, text: string) =>
    `<p part="${name}" class="${name}" dir="auto">${escapeHtml(text)}</p>`;
  button?.setAttribute('aria-expanded', 'true');
  if (button) button.textContent = button.getAttribute('data-close');
  root.querySelector('[part~="block"]')?.removeAttribute('hidden');
  root.querySelector('[part~="now"]')?.remove();
  const text = words('title', song[0]) + words('artist', song[1]);
  setHtml(root, '[part~="block"]', `<div part="track" class="track"><div class="text">${text}</div></div>`);
}

function showFavorites(root: ParentNode, values: Attributes, rows: readonly Row[]): void {
  const items = rows.map(([title, about]) => {
    const text = escapeHtml(title);
    const name = values.includeLinks === false ? text : `<a href="#">${text}</a>`;
    const picture = values.includeThumbnails ? PICTURE : '';
    return `<li part="item">${picture}${name}${values.includeExcerpts ? `<p>${escapeHtml(about)}</p>` : ''}</li>`;
  });
  const status = root.querySelector('[part~="status"]');
  if (status) status.outerHTML = `<ul part="list">${items.join('')}</ul>`;
}

const PICTURE =
  '<svg width="64" height="64" viewBox="0 0 4 4"><path fill="currentColor" opacity=".2" d="M0 0h4v4H0z"/></svg> ';

function setHtml(root: ParentNode, selector: string, html: string): void {
  const node = root.querySelector(selector);
  if (node) node.innerHTML = html;
}
