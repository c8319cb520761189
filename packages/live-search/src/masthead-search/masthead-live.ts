import { serverHtml } from '@onda/core/dom/server-html';
import { readConfig } from '@onda/core/http/config';
import { pageAjax } from '@onda/core/http/page-services';
import { translator } from '@onda/core/i18n/messages';
import { systemClock } from '@onda/core/timing/clock';
import { searchAddress } from '../addresses/search-url';
import { isComposing } from '../box/typing';
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
  const { lifetime, lang, attributes } = host;
  const { messages, settings } = readConfig();
  const masthead = createMasthead({ find: createThemeApi(pageAjax().ajax), clock: systemClock });
  const isLive = () => attributes.getState().enter === 'live' && !panel.isLost();
  const t = translator(mastheadPanelMessages, lang, messages['live-search']);
  const { template, keywords: own } = attributes.getState();
  const keywords = trendingKeywords(own, settings['live-search']);
  const panel = createPanel(host, box, {
    store: masthead.store,
    contentOf: (state) => contentOf(state, { t, keywords, template }),
    t,
    keywords,
    id: `onda-masthead-panel-${++made}`,
    frame: box.frame,
    addressOf: (phrase) => searchAddress(box.form?.action ?? '', phrase),
    clean: serverHtml,
    pick(word) {
      if (!isLive()) return false;
      box.field.value = word;
      box.field.focus();
      masthead.search(word);
      return true;
    },
  });

  lifetime.onEnd(
    masthead.store.subscribe((state, former) => {
      if (state.search.kind === 'found' && state.search !== former.search) {
        const { phrase, total } = state.search.found;
        host.emit('search-results', { phrase, total });
      }
    }),
  );
  numberForm(host.element, box);
  followField(host, box, masthead);
  pressButton(host, box, masthead, isLive);
  closeByItself(box.frame, masthead, lifetime.signal);
  moveByKeys(box, masthead, lifetime.signal, isLive);
  lifetime.onEnd(masthead.stop);
  if (document.activeElement === box.field) masthead.open();
  masthead.type(box.field.value);
  return { open: masthead.open, isLive };
}

/** Landmarks of one page need different names: our second form has a number. */
function numberForm(element: HTMLElement, { field, form }: Box) {
  const place = [...document.querySelectorAll(element.localName)].indexOf(element);
  if (place < 1 || !form || !element.contains(form) || form.hasAttribute('aria-label')) return;
  form.setAttribute('aria-label', `${field.getAttribute('aria-label')} ${place + 1}`);
}

function followField({ lifetime: { signal } }: MastheadHost, { field }: Box, masthead: Masthead) {
  const typed = (event: Event) => {
    masthead.open();
    // A word that is being composed is none yet.
    if (!isComposing(event)) masthead.type(field.value);
  };
  field.addEventListener('input', typed, { signal });
  field.addEventListener('compositionend', typed, { signal });
  field.addEventListener('focus', masthead.open, { signal });
  window.addEventListener('online', masthead.retry, { signal });
  window.addEventListener('offline', masthead.lose, { signal });
}

/** The button opens and closes, as there is nothing to send (magazine.md 4 and 5). */
function pressButton(
  { lifetime: { signal } }: MastheadHost,
  { field, frame }: Box,
  masthead: Masthead,
  isLive: () => boolean,
) {
  const button = frame.querySelector<HTMLElement>('[type="submit"], button');
  if (!button) return;
  const announce = () => {
    if (isLive()) button.setAttribute('aria-expanded', String(masthead.store.getState().isActive));
    else button.removeAttribute('aria-expanded');
  };
  let wasActive = false;
  const press = () => {
    wasActive = masthead.store.getState().isActive;
  };
  button.addEventListener('pointerdown', press, { signal });
  const click = ({ detail }: MouseEvent) => {
    if (!isLive()) return;
    // A key presses at once; between a finger's press and its click the focus may have opened the panel.
    if (detail === 0) press();
    if (wasActive) return masthead.close();
    masthead.open();
    field.focus();
  };
  button.addEventListener('click', click, { signal });
  const undo = masthead.store.subscribe(announce);
  signal.addEventListener('abort', () => {
    undo();
    button.removeAttribute('aria-expanded');
  });
  announce();
}
