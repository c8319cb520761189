import { adoptStyle } from '@onda/core/adopt-style';
import type { Translate } from '@onda/core/messages';
import { serverHtml } from '@onda/core/server-html';
import { searchAddress } from '../addresses/search-url';
import { findRoom } from '../view/side-room';
import type { Found, ThemeResult } from './api';
import type { Box } from './masthead-box';
import css from './masthead-panel.css';
import type { mastheadPanelMessages } from './panel-messages';
import { type DrawResult, resultTemplate } from './result-template';
import type { MastheadState } from './store';

interface PanelNeeds {
  t: Translate<keyof typeof mastheadPanelMessages.es>;
  keywords: readonly string[];
  /** Selector of a template of the page; empty where ours draws. */
  template: string;
  isLive: () => boolean;
  /** Puts the phrase to the test at once. */
  search(phrase: string): void;
}

let made = 0;

/** What opens below the box: keywords while the field is empty, then what was found. */
export function createPanel(box: Box, { t, keywords, template, isLive, search }: PanelNeeds) {
  const { frame, field } = box;
  const panel = part('div', 'panel');
  panel.className = 'onda-masthead-panel';
  panel.id = `onda-masthead-panel-${++made}`;
  panel.hidden = true;
  const status = part('p', 'status');
  status.setAttribute('role', 'status');
  const trending = keywordList(box, keywords, t('trending'), (event, word) => {
    if (!isLive() || isForAnotherTab(event)) return;
    event.preventDefault();
    field.value = word;
    field.focus();
    search(word);
  });
  const results = part('div', 'results');
  const all = part('a', 'all') as HTMLAnchorElement;
  all.textContent = t('all');
  panel.append(trending, results, all, status);
  const undoPlace = place(box, panel);

  return {
    draw(state: MastheadState) {
      const { search, isActive } = state;
      const draw = template ? resultTemplate(template) : drawnResult;
      const found = draw && foundIn(search);
      const isEmpty = search.kind === 'none' && field.value.trim() === '';
      trending.hidden = !isEmpty || keywords.length === 0;
      results.replaceChildren(...(found ? [drawnResults(found, draw)] : []));
      results.hidden = !found;
      leadToAll(all, box, found);
      status.textContent = draw ? statusText(search, t) : t('noTemplate');
      const isFull = !trending.hidden || found !== undefined || status.textContent !== '';
      open(box, panel, isActive && isFull);
      showState(frame, panel, state);
    },
    remove() {
      undoPlace();
      panel.remove();
      frame.classList.remove('active-search', 'loading');
    },
  };
}

function open({ frame }: Box, panel: HTMLElement, isOpen: boolean) {
  if (isOpen && panel.hidden) findRoom(frame, panel);
  panel.hidden = !isOpen;
}

/** To the search page, where there is more than stands here. */
function leadToAll(link: HTMLAnchorElement, { form }: Box, found: Found | undefined) {
  link.hidden = !found || found.total <= found.results.length;
  link.href = searchAddress(form?.action ?? '', found?.phrase ?? '');
}

function showState(frame: HTMLElement, panel: HTMLElement, { search, isActive }: MastheadState) {
  const isLoading = search.kind === 'loading';
  panel.setAttribute('aria-busy', String(isLoading));
  frame.classList.toggle('active-search', isActive);
  frame.classList.toggle('loading', isLoading);
}

/** Into the frame, styled, and said to belong to the field. Returns the undo. */
function place({ frame, field }: Box, panel: HTMLElement): () => void {
  frame.append(panel);
  const isStatic = getComputedStyle(frame).position === 'static';
  if (isStatic) frame.style.position = 'relative';
  field.setAttribute('aria-controls', panel.id);
  const undo = adoptStyle(frame, css);
  return () => {
    undo();
    field.removeAttribute('aria-controls');
    if (isStatic) frame.style.removeProperty('position');
  };
}

function keywordList(
  box: Box,
  words: readonly string[],
  title: string,
  pick: (event: MouseEvent, word: string) => void,
): HTMLElement {
  const place = part('div', 'trending');
  const heading = part('p', 'heading');
  heading.textContent = title;
  const list = part('ul', 'keywords');
  list.setAttribute('role', 'list');
  list.setAttribute('aria-label', title);
  for (const word of words) {
    const link = part('a', 'keyword') as HTMLAnchorElement;
    link.href = searchAddress(box.form?.action ?? '', word);
    link.textContent = word;
    link.addEventListener('click', (event) => pick(event, word));
    list.appendChild(document.createElement('li')).append(link);
  }
  place.append(heading, list);
  return place;
}

function drawnResults({ results, html }: Found, draw: DrawResult): Node {
  if (html) return serverHtml(html);
  const list = document.createElement('ul');
  list.setAttribute('role', 'list'); // styled lists lose their role in Safari
  list.append(...results.map(draw));
  return list;
}

function drawnResult({ title, link, image, excerpt }: ThemeResult): HTMLElement {
  const item = document.createElement('li');
  const anchor = part('a', 'result') as HTMLAnchorElement;
  anchor.href = link;
  if (image) {
    const picture = Object.assign(document.createElement('img'), { alt: '', loading: 'lazy', src: image });
    anchor.append(picture);
  }
  const words = anchor.appendChild(document.createElement('span'));
  words.append(text('title', title), ' ', text('excerpt', excerpt));
  item.append(anchor);
  return item;
}

function text(name: string, words: string): HTMLElement {
  const node = part('span', name);
  node.textContent = words;
  node.hidden = words === '';
  return node;
}

function foundIn(search: MastheadState['search']): Found | undefined {
  if (search.kind === 'loading') return search.former;
  return search.kind === 'found' ? search.found : undefined;
}

function statusText(search: MastheadState['search'], t: PanelNeeds['t']): string {
  if (search.kind === 'none') return '';
  if (search.kind === 'problem') return t(search.problem);
  if (search.kind === 'loading') return t('loading');
  const { phrase, total, html, note = '' } = search.found;
  if (html) return '';
  if (total === 0) return t('empty', { phrase });
  return `${note} ${total === 1 ? t('foundOne') : t('found', { total })}`.trim();
}

const isForAnotherTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

function part(tag: string, name: string): HTMLElement {
  const node = document.createElement(tag);
  node.setAttribute('part', name);
  return node;
}
