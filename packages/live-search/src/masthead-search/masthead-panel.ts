import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import { adoptStyle } from '@onda/core/element/adopt-style';
import { paint } from '@onda/core/element/bind';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { searchAddress } from '../addresses/search-address';
import { isPlainClick } from '../box/plain-click';
import { findRoom } from '../view/side-room';
import type { Answer } from '../wire/answer';
import { keyword as keywordTemplate, panel as panelTemplate } from './generated/templates';
import type { Box } from './masthead-box';
import type { MastheadHost } from './masthead-host';
import css from './masthead-panel.css';
import { paintFound } from './paint-found';
import { contentOf, type PanelContent } from './panel-content';
import { mastheadPanelMessages } from './panel-messages';
import type { Masthead } from './store';
import { trendingKeywords } from './trending';

let made = 0;

/**
 * Shows the panel from the first time on that there is something in it; `shown` hears its id then. A picked keyword is
 * searched where `isLive`.
 */
export function showPanel(
  host: MastheadHost,
  box: Box,
  { search, active }: Masthead,
  isLive: () => boolean,
  shown: (id: string) => void,
): void {
  const { lang, attributes, lifetime } = host;
  const { frame, form, field } = box;
  const { messages, settings } = readConfig();
  const { template, keywords: own } = attributes.getState();
  const t = translator(mastheadPanelMessages, lang, messages['live-search']);
  const keywords = trendingKeywords(own, settings['live-search']);
  const addressOf = (phrase: string) => searchAddress(form?.action ?? '', phrase);

  const build = () => {
    const id = `onda-masthead-panel-${++made}`;
    const panel = fromTemplate(panelTemplate, { id, heading: t('trending'), all: t('all') });
    const words = keywords.map((word) => fromTemplate(keywordTemplate, { address: addressOf(word), word }));
    panel.querySelector('[part="keywords"]')?.append(...words);
    panel.addEventListener('click', (click) => {
      const word = (click.target as Element).closest('[part="keyword"]')?.textContent;
      // Else the link leads to the search page, or into another tab.
      if (!word || !isPlainClick(click) || !isLive()) return;
      click.preventDefault();
      field.value = word;
      field.focus();
      search.search(word);
    });
    frame.append(untilEnd(panel, frame, lifetime));
    lifetime.onEnd(adoptStyle(frame, css));
    shown(id);
    return panel;
  };

  let panel: HTMLElement | undefined;
  let painted: Answer | undefined;
  const paintContent = (within: HTMLElement, { found, draw, hasKeywords, status }: PanelContent) => {
    const part = (name: string) => within.querySelectorAll(`[part="${name}"]`);
    paint(part('trending'), { hidden: !hasKeywords });
    paint(part('results'), { hidden: !found });
    paint(part('all'), { href: addressOf(found?.phrase ?? ''), hidden: !found || !hasMore(found) });
    paint(part('status'), { text: status });
    if (found !== painted)
      part('results')[0]?.replaceChildren(...(found ? [paintFound(found.first, draw)] : []));
    painted = found;
  };
  const paintState = () => {
    const content = contentOf(search.store.getState(), active.getState(), { t, keywords, template });
    const { isBusy, isOpen } = content;
    frame.classList.toggle('active-search', active.getState());
    frame.classList.toggle('loading', isBusy);
    if (!panel && !isOpen) return;
    panel ??= build();
    const isOpening = panel.hidden && isOpen;
    paint([panel], { hidden: !isOpen, 'aria-busy': isBusy });
    paintContent(panel, content);
    if (isOpening) findRoom(frame, panel);
  };
  for (const store of [search.store, active]) lifetime.onEnd(store.subscribe(paintState));
  lifetime.onEnd(position(frame));
  lifetime.onEnd(() => frame.classList.remove('active-search', 'loading'));
}

const hasMore = ({ first }: Answer) => first.kind === 'results' && first.total > first.count;

/** The panel stands below its frame. Returns the undo. */
function position(frame: HTMLElement): () => void {
  if (getComputedStyle(frame).position !== 'static') return () => {};
  frame.style.position = 'relative';
  return () => frame.style.removeProperty('position');
}
