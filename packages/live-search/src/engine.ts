import { adoptStyle } from '@onda/core/element/adopt-style';
import { readConfig } from '@onda/core/http/config';
import { ajaxAt, pageAjax } from '@onda/core/http/page-services';
import { translator } from '@onda/core/i18n/messages';
import { systemClock } from '@onda/core/timing/clock';
import { createStore } from 'zustand/vanilla';
import type { Waiting, Widget } from './actions';
import { findBox } from './box/box';
import { typedSince } from './box/typing';
import { noFilters } from './filters/no-filters';
import { liveAsk } from './live-load/live-ask';
import { loadOptionalFeatures } from './optional-features';
import { type InstanceName, nameOf } from './options/instance';
import { readOptions, type SearchOptions } from './options/options';
import { panelMessages } from './panel-messages';
import { withRetryAfter } from './pause/retry-after';
import { emitSearchEvents } from './search/events';
import { isAnswerTo } from './search/is-answer-to';
import { watchNetwork } from './search/network';
import { populate } from './search/populate';
import { createSearch } from './search/store';
import type { SearchHost } from './search-host';
import { connect } from './view/connect';
import sheet from './view/panel.css';
import { withPrinted } from './view/with-printed';
import { createSearchApi } from './wire/api';

/**
 * Makes the form that stands there search while one types, until the element leaves. `typedAt` is the time of the last
 * key.
 */
export async function startSearch(host: SearchHost, typedAt: () => number): Promise<void> {
  const { element, lifetime, lang } = host;
  const options = () => readOptions(element);
  const { resultstype, compact, filters: offered, tryThis, topKeywords, preventBodyScroll } = options();
  const [box, layouts, compactBox, filterParts, keywords, scrollLock] = await Promise.all([
    findBox(element) ?? bareBox(host),
    resultstype === 'vertical' ? undefined : import('./layouts/layouts'),
    compact ? import('./view/compact') : undefined,
    isSome(offered) ? import('./filters/offer-filters') : undefined,
    isSome(tryThis) || isSome(topKeywords) ? import('./box/offer-keywords') : undefined,
    preventBodyScroll ? import('./view/body-scroll') : undefined,
  ]);
  if (!box || lifetime.isOver) return;
  adoptStyle(element, sheet);
  const t = translator(panelMessages, lang, readConfig().messages['live-search']);
  const name = nameOf(element, options());
  const chosenFilters = filterParts?.createFilters(offered);
  const filters = chosenFilters?.state ?? (() => noFilters);
  const api = apiOf(options, name);
  const ask = liveAsk(
    withRetryAfter(withPrinted(api.search), () => widget),
    () => widget,
  );
  const search = createSearch({ clock: systemClock, options, ask, filters, isAnswerTo });
  const said = createStore(() => '');
  const waiting = createStore<Waiting>(() => ({ words: '', isOver: false }));
  const widget: Widget = { host, box, search, options, name, filters, chosenFilters, said, waiting };
  lifetime.onEnd(search.end);
  emitSearchEvents({ host, search, options, name, api });
  const actions = connect(widget, t, layouts?.applyLayout(host, options));
  searchTyped(widget, typedAt());
  keywords?.offerKeywords(widget, actions, t);
  element.dataset.live = '';
  scrollLock?.holdPage(element, systemClock, lifetime.signal);
  if (chosenFilters) filterParts?.offerFilters(widget, chosenFilters, t);
  compactBox?.foldBox(widget, t);
  watchNetwork(search, lifetime.signal);
  populate(host, search, options);
  loadOptionalFeatures(widget);
}

/** Searches what was typed while the code was on its way. */
function searchTyped({ box: { field }, search }: Widget, typedAt: number): void {
  if (field.value !== '' && field === document.activeElement)
    search.type(field.value, typedSince(field, typedAt));
}

/** Lists come as JSON, keywords also as texts with commas between. */
const isSome = (written: unknown): boolean =>
  (Array.isArray(written) || typeof written === 'string') && written.length > 0;

function apiOf(options: () => SearchOptions, name: InstanceName) {
  const { ajaxUrl } = options();
  const url = ajaxUrl || readConfig().ajax;
  const ajax = ajaxUrl ? ajaxAt(url) : pageAjax().ajax;
  return createSearchApi(ajax, url, () => {
    const { autocomplete, autocompleteGoogleOnly, ...asker } = options();
    return { ...asker, ...name, isCompleted: autocomplete && !autocompleteGoogleOnly };
  });
}

/** A tag that a theme developer wrote without its form gets the one that PHP would have printed. */
async function bareBox(host: SearchHost) {
  const { printForm } = await import('./printed-form');
  printForm(host);
  return findBox(host.element);
}
