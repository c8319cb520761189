import { serverHtml } from '@onda/core/dom/server-html';
import { readConfig } from '@onda/core/http/config';
import { pageAjax } from '@onda/core/http/page-services';
import { translator } from '@onda/core/i18n/messages';
import { systemClock } from '@onda/core/timing/clock';
import { searchAddress } from '../addresses/search-address';
import { numberForm } from '../box/number-form';
import { isPlainClick } from '../box/plain-click';
import { onTyping } from '../box/typing';
import { watchNetwork } from '../search/network';
import { isAnswered, totalOf } from '../wire/answer';
import { createThemeApi } from './api';
import type { Box } from './masthead-box';
import { closeByItself } from './masthead-closing';
import type { MastheadHost } from './masthead-host';
import { moveByKeys } from './masthead-keys';
import { createPanel } from './masthead-panel';
import { contentOf } from './panel-content';
import { mastheadPanelMessages } from './panel-messages';
import { createMasthead, type Masthead } from './store';
import { trendingKeywords } from './trending';

/** A box that searches. */
export interface LiveMasthead {
  /** Opens its panel. */
  open(): void;
  /** False where the page wants the search page, and where the panel did not come: the form is sent. */
  isLive(): boolean;
}

let made = 0;

/** Makes a box search while one types. */
export function startMasthead(host: MastheadHost, box: Box): LiveMasthead {
  const { element, lifetime, lang, attributes } = host;
  const { field, form, frame } = box;
  const { messages, settings } = readConfig();
  const masthead = createMasthead({ ask: createThemeApi(pageAjax().ajax), clock: systemClock });
  const { search, active } = masthead;
  const isLive = () => attributes.getState().enter === 'live' && !panel.isLost();
  const t = translator(mastheadPanelMessages, lang, messages['live-search']);
  const { template, keywords: own } = attributes.getState();
  const keywords = trendingKeywords(own, settings['live-search']);
  const panel = createPanel(host, box, masthead, {
    search: search.store,
    active,
    contentOf: (state, isActive) => contentOf(state, isActive, { t, keywords, template }),
    t,
    keywords,
    id: `onda-masthead-panel-${++made}`,
    frame,
    addressOf: (phrase) => searchAddress(form?.action ?? '', phrase),
    clean: serverHtml,
    pick(click, word) {
      if (!isPlainClick(click) || !isLive()) return;
      click.preventDefault();
      field.value = word;
      field.focus();
      search.search(word);
    },
  });

  emitResults(host, masthead);
  if (form && element.contains(form))
    numberForm(form, element.localName, field.getAttribute('aria-label') ?? '');
  followField(host, box, masthead);
  watchNetwork(search, lifetime.signal);
  pressButton(host, box, masthead, isLive);
  closeByItself(frame, masthead, lifetime.signal);
  moveByKeys(box, masthead, lifetime.signal, isLive);
  lifetime.onEnd(search.end);
  if (document.activeElement === field) masthead.open();
  masthead.type(field.value);
  return { open: masthead.open, isLive };
}

function emitResults({ lifetime, emit }: MastheadHost, { search }: Masthead) {
  const undo = search.store.subscribe(({ answer }, before) => {
    if (!answer || answer === before.answer || !isAnswered(answer.first)) return;
    emit('search-results', { phrase: answer.phrase, total: totalOf(answer) });
  });
  lifetime.onEnd(undo);
}

function followField({ lifetime: { signal } }: MastheadHost, { field }: Box, { open, type }: Masthead) {
  for (const event of ['input', 'compositionend', 'focus']) field.addEventListener(event, open, { signal });
  onTyping(field, type, signal);
}

/** The button opens and closes, as there is nothing to send (magazine.md 4 and 5). */
function pressButton(
  { lifetime: { signal } }: MastheadHost,
  { field, frame }: Box,
  { active, open, close }: Masthead,
  isLive: () => boolean,
) {
  const button = frame.querySelector<HTMLElement>('[type="submit"], button');
  if (!button) return;
  const announce = () => {
    if (isLive()) button.setAttribute('aria-expanded', String(active.getState()));
    else button.removeAttribute('aria-expanded');
  };
  let wasActive = false;
  const press = () => {
    wasActive = active.getState();
  };
  button.addEventListener('pointerdown', press, { signal });
  const click = ({ detail }: MouseEvent) => {
    if (!isLive()) return;
    // A key presses at once; between a finger's press and its click the focus may have opened the panel.
    if (detail === 0) press();
    if (wasActive) return close();
    open();
    field.focus();
  };
  button.addEventListener('click', click, { signal });
  const undo = active.subscribe(announce);
  signal.addEventListener('abort', () => {
    undo();
    button.removeAttribute('aria-expanded');
  });
  announce();
}
