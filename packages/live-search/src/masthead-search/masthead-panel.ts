import { adoptStyle } from '@onda/core/element/adopt-style';
import { lazyView } from '../lazy-view';
import type { Box } from './masthead-box';
import type { MastheadHost } from './masthead-host';
import css from './masthead-panel.css';
import { createPanelModel } from './panel-model';
import type { Masthead } from './store';

/**
 * The view of the panel: it comes once there is something to show. `shown` hears its id. Returns whether the box
 * searches: not where the page wants the search page, nor where the panel did not come.
 */
export function createPanel(
  host: MastheadHost,
  box: Box,
  masthead: Masthead,
  shown: (id: string) => void,
): () => boolean {
  const { lifetime, attributes } = host;
  const { frame } = box;
  const { search, active } = masthead;
  const isLive = () => attributes.getState().enter === 'live' && !panel.isLost();
  const model = createPanelModel(host, box, masthead, isLive);
  const panel = lazyView({
    host,
    load: async () => (await import('./mount-panel')).view,
    show: (view, failed) => view.show({ ...host, root: frame }, model, failed),
    shown() {
      shown(model.id);
      lifetime.onEnd(adoptStyle(frame, css));
    },
  });
  const showState = () => {
    const { isBusy, isOpen } = model.contentOf(search.store.getState(), active.getState());
    frame.classList.toggle('active-search', active.getState());
    frame.classList.toggle('loading', isBusy);
    if (!panel.isShown() && isOpen) panel.want();
  };
  for (const store of [search.store, active]) lifetime.onEnd(store.subscribe(showState));
  lifetime.onEnd(position(frame));
  lifetime.onEnd(() => frame.classList.remove('active-search', 'loading'));
  const again = () => panel.isLost() && panel.want();
  frame.addEventListener('pointerdown', again, { signal: lifetime.signal });
  return isLive;
}

/** The panel stands below its frame. Returns the undo. */
function position(frame: HTMLElement): () => void {
  if (getComputedStyle(frame).position !== 'static') return () => {};
  frame.style.position = 'relative';
  return () => frame.style.removeProperty('position');
}
