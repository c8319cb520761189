import type { Widget } from './actions';
import { loadsIntoPage } from './live-load/live-ask';
import { isLiveLoaded } from './live-load/live-load-mark';

/** Loads the chunks of features that an option or an answer asks for. The search works without them. */
export function loadOptionalFeatures(widget: Widget): void {
  const { options, search, host, name } = widget;
  const { autocomplete, analytics, triggerUpdateHref } = options();
  if (autocomplete)
    load(import('./suggestions/complete-field'), ({ completeField }) => completeField(widget));
  if ((Object(analytics) as { method?: unknown }).method === 'event')
    load(import('./analytics/send-analytics'), ({ sendAnalytics }) => sendAnalytics(widget));
  if (triggerUpdateHref || /[?&]p_asid=/.test(location.search))
    load(import('./addresses/address-state'), ({ keepAddress }) => keepAddress(widget));
  if (loadsIntoPage(options(), name.id) || isLiveLoaded(history.state))
    load(import('./live-load/live-loader'), ({ loaderOf }) => loaderOf(widget));

  const undo = search.store.subscribe(({ answer }) => {
    const html = answer && 'html' in answer.first ? answer.first.html : '';
    if (!html.includes('ajax_add_to_cart')) return;
    undo();
    load(import('./cart/serve-shop'), ({ serveShop }) => serveShop(widget));
  });
  host.lifetime.onEnd(undo);

  function load<M>(coming: Promise<M>, start: (module: M) => void): void {
    coming.then((module) => host.lifetime.isOver || start(module)).catch(() => {});
  }
}
