import type { Attributes } from '../editor-block';

/** Sample data: what a visitor would see after a while. Names and titles need no translation. */
const SONGS = [
  ['Azul profundo', 'Los Faros'],
  ['Marea alta', 'Nora Vidal'],
  ['Km 12', 'Azogue'],
] as const;

export const SAMPLE_VALUES: Attributes = {
  radioName: 'Radio Onda',
  favoriteCount: 12,
  voteCountUp: 8,
  voteCountDown: 1,
};

/** Attributes of a server preview in place of those that would show nothing, or not here. */
export const SERVER_SAMPLES: Record<string, (attributes: Attributes) => Attributes> = {
  'newsletter-form': () => ({ type: 'inline' }),
  'count-down': ({ date }) => (date ? {} : { date: inThirtyDays() }),
  'comments-embed': ({ shortname }) => (shortname ? {} : { shortname: 'onda' }),
  'personal-news': ({ size }) => (size === 0 ? { size: 3 } : {}),
};

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

const inThirtyDays = () => `${new Date(Date.now() + THIRTY_DAYS_MS).toISOString().slice(0, 10)} 20:00`;

/** The blocks whose songs or posts are made up. */
export const IS_SAMPLE = new Set(['radio-player', 'now-playing', 'fav-list']);

/** Writes the sample song, list or count into a shell that was just made. */
export function showSample(tag: string, root: ParentNode, values: Attributes): void {
  if (tag === 'radio-player') showSong(root);
  if (tag === 'now-playing') showSongs(root);
  if (tag === 'fav-list') showFavorites(root, values);
  if (tag === 'live-radio-button') root.querySelector('[part~="status"]')?.remove();
  if (tag === 'fav-clear') root.querySelector('button')?.removeAttribute('disabled');
}

function showSong(root: ParentNode): void {
  const [title, artist] = SONGS[0];
  setText(root, '[part~="title"]', title);
  setText(root, '[part~="artist"]', artist);
}

function setText(root: ParentNode, selector: string, text: string): void {
  const node = root.querySelector(selector);
  if (node) node.textContent = text;
}

/** The open block with its history, as `packages/now-playing/src/view/Block.tsx` draws it. */
function showSongs(root: ParentNode): void {
  const [title, artist] = SONGS[0];
  const button = root.querySelector('[part~="more"]');
  const words = (name: string, text: string) => `<p part="${name}" class="${name}" dir="auto">${text}</p>`;
  const rows = SONGS.slice(1).map(
    (song) =>
      `<li part="song" class="song"><div class="text">${words('title', song[0])}${words('artist', song[1])}</div></li>`,
  );
  button?.setAttribute('aria-expanded', 'true');
  if (button) button.textContent = button.getAttribute('data-close');
  root.querySelector('[part~="block"]')?.removeAttribute('hidden');
  setHtml(
    root,
    'now-playing-view',
    `<div part="track" class="track"><div class="text">${words('title', title)}${words('artist', artist)}</div></div>` +
      `<ol part="history" class="history">${rows.join('')}</ol>`,
  );
}

function showFavorites(root: ParentNode, values: Attributes): void {
  const items = SONGS.map(([title, artist]) => {
    const name = values.includeLinks === false ? title : `<a href="#">${title}</a>`;
    const picture = values.includeThumbnails ? PICTURE : '';
    return `<li part="item">${picture}${name}${values.includeExcerpts ? `<p>${artist}</p>` : ''}</li>`;
  });
  setHtml(root, 'fav-list-view', `<ul part="list">${items.join('')}</ul>`);
}

const PICTURE =
  '<svg width="64" height="64" viewBox="0 0 4 4"><path fill="currentColor" opacity=".2" d="M0 0h4v4H0z"/></svg> ';

function setHtml(root: ParentNode, selector: string, html: string): void {
  const node = root.querySelector(selector);
  if (node) node.innerHTML = html;
}
