import type { Widget } from '../actions';
import type { SearchOptions } from '../options/options';
import type { SearchApi } from '../wire/api';

/** The panel has nothing to show: what was found stands in the page. */
const NOTHING = new Promise<never>(() => {});

/** Asks in the way that the options want: a content area of the page is replaced, or the panel gets an answer. */
export function liveAsk(ask: SearchApi['search'], widget: () => Widget): SearchApi['search'] {
  return async (question, signal) => {
    const { options, name, search } = widget();
    if (!loadsIntoPage(options(), name.id) || question.isAutoPopulate) return ask(question, signal);
    const loader = await import('./live-loader').catch(() => undefined);
    const outcome = loader ? await loader.loaderOf(widget()).load(question, signal) : 'none';
    if (outcome === 'none') return ask(question, signal);
    if (outcome !== 'aborted') search.close();
    return NOTHING;
  };
}

/** Whether results replace a content area of the page. */
export function loadsIntoPage(options: SearchOptions, id: number): boolean {
  const { liveLoadElement, resPageUseAjax, wooShopUseAjax, taxArchiveUseAjax, cptArchiveUseAjax } = options;
  const isOption = liveLoadElement !== '' || resPageUseAjax || wooShopUseAjax;
  return (
    isOption || taxArchiveUseAjax || cptArchiveUseAjax || document.querySelector(`.asp_es_${id}`) !== null
  );
}
