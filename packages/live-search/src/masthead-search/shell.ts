import { whenTouched } from '@onda/core/dom/when-touched';
import { renderTemplate } from '@onda/core/element/render-template';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { loadOnce } from '@onda/core/loading/load-once';
import { systemClock } from '@onda/core/timing/clock';
import { SEARCHED } from '../addresses/of-a-search';
import { findBox } from './masthead-box';
import type { MastheadHost } from './masthead-host';
import type { LiveMasthead } from './masthead-live';
import markup from './masthead-search.html';
import { mastheadMessages } from './messages';

/** The box as it is printed; what searches comes when somebody enters it. */
export function setupMasthead(host: MastheadHost): void {
  const { element, attributes, lifetime } = host;
  const { for: selector, homeUrl } = attributes.getState();
  if (!selector && !element.firstElementChild) print(host, homeUrl);
  const box = findBox(element, selector);
  if (!box) throw new Error(`no search field in ${selector || 'the element'}`);
  const { frame, form } = box;
  const { signal } = lifetime;

  /** The last key: a search waits from there, not from when its code comes. Printed text counts as typed now. */
  let typedAt = systemClock.now();
  /** After a failure the next touch tries again. */
  let live: LiveMasthead | undefined;
  const load = loadOnce(async () => {
    const { startMasthead } = await import('./masthead-live');
    signal.throwIfAborted();
    live = startMasthead(host, box, typedAt);
    return live;
  });
  whenTouched(frame, signal, load.preload);
  const typed = () => {
    typedAt = systemClock.now();
    load.preload();
  };
  frame.addEventListener('input', typed, { signal });

  let isLost = false;
  const giveUp = () => {
    isLost = true;
    form?.requestSubmit();
  };
  // Nothing is sent, because search is live (M-5); where that cannot come, the form is what is left.
  const hold = (event: Event) => {
    if (attributes.getState().enter === 'submit' || isLost || live?.isLive() === false) return;
    event.preventDefault();
    if (!live) load.forPress().then(({ open }) => open(), giveUp);
  };
  form?.addEventListener('submit', hold, { signal });
  if (SEARCHED.test(location.search))
    void import('../highlight/highlight-here')
      .then(({ highlightHere }) => highlightHere(lifetime))
      .catch(() => {});
}

function print({ element, lang }: MastheadHost, homeUrl: string) {
  const t = translator<string>(mastheadMessages, lang, readConfig().messages['live-search']);
  const home = homeUrl || readConfig().ajax.replace(/wp-admin\/.*$/, '');
  element.innerHTML = renderTemplate(markup, { values: { homeUrl: home }, styleOf: () => '', t });
}
