import { readConfig } from '@onda/core/http/config';
import { pageFetch } from '@onda/core/http/fetch-page';
import { translator } from '@onda/core/i18n/messages';
import { systemClock } from '@onda/core/timing/clock';
import type { Widget } from '../actions';
import { searchAddress } from '../addresses/search-address';
import { liveLoadAddress } from '../addresses/search-url';
import type { SearchOptions } from '../options/options';
import type { Question } from '../search/store';
import { createLiveLoad, type Outcome, type Said } from './live-load';
import { chosenTarget, type Targets } from './live-load-area';
import { liveLoadMessages } from './messages';

export interface Loader {
  load(
    question: Pick<Question, 'phrase' | 'filters'>,
    signal: AbortSignal,
    isEntered?: boolean,
  ): Promise<Outcome>;
}

/** A box has one loader, also when it is asked for twice. */
const loaders = new WeakMap<Element, Loader>();

export function loaderOf(widget: Widget): Loader {
  const { element, lifetime } = widget.host;
  const loader = loaders.get(element) ?? createLoader(widget);
  loaders.set(element, loader);
  lifetime.onEnd(() => loaders.delete(element));
  return loader;
}

function createLoader(widget: Widget): Loader {
  const { host, box, options, name, filters, search } = widget;
  const live = createLiveLoad({
    rid: name.rid,
    fetchPage: pageFetch(),
    now: systemClock.now,
    lifetime: host.lifetime,
    t: translator(liveLoadMessages, host.lang, readConfig().messages['live-search']),
    said: () => ({ phrase: box.field.defaultValue, settings: filters().written }),
    restore(said) {
      shown = said.phrase === '' ? '' : (wantedOf(said)?.address ?? '');
      sayAgain(widget, said);
    },
  });
  let shown = '';

  /** Which area of the page a search replaces, and by which address. */
  const wantedOf = ({ phrase, settings }: Said) => {
    const target = chosenTarget(targetsOf(options(), phrase), name.id);
    const asked = { id: name.id, phrase, filters: settings };
    return (
      target && {
        selector: target.selector,
        address: liveLoadAddress(target.url || location.href, asked),
      }
    );
  };
  const load: Loader['load'] = async ({ phrase, filters: settings }, signal, isEntered = false) => {
    const wanted = wantedOf({ phrase, settings });
    if (!wanted) return 'none';
    const { address } = wanted;
    if (address === shown) return 'shown';
    signal.addEventListener('abort', live.stop);
    const outcome = await live.load({ ...wanted, phrase, settings, isEntered });
    signal.removeEventListener('abort', live.stop);
    shown = outcome === 'shown' ? address : '';
    if (shown) host.emit('search-end', { id: name.id, iid: name.iid, phrase, address: location.href });
    return outcome;
  };

  // Enter, too, brings the results here instead of leading to them.
  const stay = (event: Event) => {
    const { address } = (event as CustomEvent<{ address: string }>).detail;
    const phrase = new URL(address, document.baseURI).searchParams.get('s');
    if (phrase === null || !options().resPageUseAjax) return;
    event.preventDefault();
    search.close();
    host.emit('search-start', { id: name.id, iid: name.iid, phrase });
    void load({ phrase, filters: filters().written }, new AbortController().signal, true);
  };
  host.element.addEventListener('onda-search-go', stay, { signal: host.lifetime.signal });
  return { load };
}

function targetsOf(options: SearchOptions, phrase: string): Targets {
  return {
    element: options.liveLoadElement,
    resPage: {
      useAjax: options.resPageUseAjax,
      selector: options.resPageSelector,
      url: searchAddress(options.homeUrl, phrase),
    },
    wooShop: { useAjax: options.wooShopUseAjax, selector: options.wooShopSelector, url: options.wooShopUrl },
    taxArchive: {
      useAjax: options.taxArchiveUseAjax,
      selector: options.taxArchiveSelector,
      url: options.taxArchiveUrl,
    },
    cptArchive: {
      useAjax: options.cptArchiveUseAjax,
      selector: options.cptArchiveSelector,
      url: options.cptArchiveUrl,
    },
  };
}

/** The field and the filters say what they said then, and nothing is searched for it. */
function sayAgain({ box, search, chosenFilters }: Widget, { phrase, settings }: Said): void {
  box.field.value = phrase;
  box.update();
  const chosen = new URLSearchParams(settings);
  const names = Object.keys(chosenFilters?.store.getState().values ?? {});
  for (const name of names) chosenFilters?.set(name, chosen.getAll(name));
  search.restore(phrase);
}
