import { whenTouched } from '@onda/core/dom/when-touched';
import { renderTemplate } from '@onda/core/element/render-template';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { loadOnce, type SharedLoad } from '@onda/core/loading/load-once';
import { type Box, findBox } from './masthead-box';
import type { MastheadHost } from './masthead-host';
import type { LiveMasthead } from './masthead-live';
import markup from './masthead-search.html';
import { mastheadMessages } from './messages';

/** A page to which a search led shows what was searched (magazine.md 2). */
const SEARCHED = /[?&](s|asp_(highlight|s|ls))=/;

/** The box as it is printed; what searches comes when somebody enters it. */
export function setupMasthead(host: MastheadHost): void {
  const { element, attributes, lifetime } = host;
  const { for: selector, homeUrl } = attributes.getState();
  if (!selector && !element.firstElementChild) print(host, homeUrl);
  const box = findBox(element, selector);
  if (!box) throw new Error(`no search field in ${selector || 'the element'}`);

  const live = createLoader(host, box);
  whenTouched(box.frame, lifetime.signal, live.load.preload);
  box.frame.addEventListener('input', live.load.preload, { signal: lifetime.signal });
  holdSubmit(host, box, live);
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

/**
 * Nothing is sent, because search is live (magazine.md 5); where the live part cannot come, the form is what is left.
 */
function holdSubmit({ attributes, lifetime }: MastheadHost, { form }: Box, live: Live) {
  let isLost = false;
  const hold = (event: Event) => {
    if (attributes.getState().enter === 'submit' || isLost) return;
    const there = live.there();
    if (there && !there.isLive()) return;
    event.preventDefault();
    if (there) return;
    const giveUp = () => {
      isLost = true;
      form?.requestSubmit();
    };
    live.load.forPress().then(({ open }) => open(), giveUp);
  };
  form?.addEventListener('submit', hold, { signal: lifetime.signal });
}

interface Live {
  /** Resolves with the box that searches; after a failure the next touch tries again. */
  load: SharedLoad<LiveMasthead>;
  there(): LiveMasthead | undefined;
}

function createLoader(host: MastheadHost, box: Box): Live {
  let there: LiveMasthead | undefined;
  const load = loadOnce(async () => {
    const { startMasthead } = await import('./masthead-live');
    host.lifetime.signal.throwIfAborted();
    there = startMasthead(host, box);
    return there;
  });
  return { there: () => there, load };
}
