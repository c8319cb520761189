import { systemClock } from '@onda/core/clock';
import { readConfig } from '@onda/core/config';
import { translator } from '@onda/core/messages';
import { pageAjax } from '@onda/core/page-services';
import { isComposing } from '../view/typing';
import { createThemeApi } from './api';
import type { Box } from './masthead-box';
import { closeByItself } from './masthead-closing';
import type { MastheadHost } from './masthead-host';
import { moveByKeys } from './masthead-keys';
import { createPanel } from './masthead-panel';
import { mastheadPanelMessages } from './panel-messages';
import { createMasthead, type Masthead } from './store';
import { trendingKeywords } from './trending';

/** Makes a box search while one types. Returns what opens its panel. */
export function startMasthead(host: MastheadHost, box: Box): () => void {
  const { life, lang, attributes } = host;
  const { messages, settings } = readConfig();
  const masthead = createMasthead({ find: createThemeApi(pageAjax().ajax), clock: systemClock });
  const panel = createPanel(box, {
    t: translator(mastheadPanelMessages, lang, messages['live-search']),
    keywords: trendingKeywords(attributes.getState().keywords, settings['live-search']),
    template: attributes.getState().template,
    isLive: () => attributes.getState().enter === 'live',
    search: masthead.search,
  });

  life.onEnd(
    masthead.store.subscribe((state, former) => {
      panel.draw(state);
      if (state.search.kind === 'found' && state.search !== former.search) {
        const { phrase, total } = state.search.found;
        host.emit('search-results', { phrase, total });
      }
    }),
  );
  followField(host, box, masthead);
  pressButton(host, box, masthead);
  closeByItself(box.frame, masthead, life.signal);
  moveByKeys(box, masthead, life.signal, () => attributes.getState().enter === 'live');
  life.onEnd(() => {
    masthead.stop();
    panel.remove();
  });
  if (document.activeElement === box.field) masthead.open();
  masthead.type(box.field.value);
  return masthead.open;
}

function followField({ life: { signal } }: MastheadHost, { field }: Box, masthead: Masthead) {
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
  { life: { signal }, attributes }: MastheadHost,
  { field, frame }: Box,
  masthead: Masthead,
) {
  const button = frame.querySelector<HTMLElement>('[type="submit"], button');
  const isLive = () => attributes.getState().enter === 'live';
  if (!button) return;
  const say = () => {
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
  const undo = masthead.store.subscribe(say);
  signal.addEventListener('abort', () => {
    undo();
    button.removeAttribute('aria-expanded');
  });
  say();
}
