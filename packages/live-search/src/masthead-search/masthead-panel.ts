import { adoptStyle } from '@onda/core/element/adopt-style';
import { type LazyView, lazyView } from '../lazy-view';
import { viewFailed } from '../view-failed';
import type { Box } from './masthead-box';
import type { MastheadHost } from './masthead-host';
import css from './masthead-panel.css';
import type { PanelModel } from './panel-model';
import type { Masthead } from './store';

/** The state classes of the frame, and the view of the panel: it comes once there is something to show. */
export function createPanel(
  host: MastheadHost,
  { field }: Box,
  { search: { store }, active }: Masthead,
  model: PanelModel,
): LazyView {
  const { frame, id, contentOf } = model;
  const panel = lazyView({
    host,
    load: async () => (await import('./mount-panel')).view,
    show: (view) => view.show({ ...host, root: frame }, model, (error) => viewFailed(host, error)),
    isShown: () => frame.querySelector('masthead-search-view[data-view]') !== null,
    shown() {
      field.setAttribute('aria-controls', id);
      host.lifetime.onEnd(adoptStyle(frame, css));
    },
  });
  const showState = () => {
    const { isBusy, isOpen } = contentOf(store.getState(), active.getState());
    frame.classList.toggle('active-search', active.getState());
    frame.classList.toggle('loading', isBusy);
    if (!panel.isShown() && isOpen) panel.want();
  };
  const undos = [store.subscribe(showState), active.subscribe(showState)];
  const undoPosition = position(frame);
  host.lifetime.onEnd(() => {
    for (const undo of undos) undo();
    undoPosition();
    field.removeAttribute('aria-controls');
    frame.classList.remove('active-search', 'loading');
  });
  const again = () => panel.isLost() && panel.want();
  frame.addEventListener('pointerdown', again, { signal: host.lifetime.signal });
  return panel;
}

/** The panel stands below its frame. Returns the undo. */
function position(frame: HTMLElement): () => void {
  if (getComputedStyle(frame).position !== 'static') return () => {};
  frame.style.position = 'relative';
  return () => frame.style.removeProperty('position');
}
