import { useSyncExternalStore } from '../../wordpress-element';
import type { Store } from '../store';
import type { Texts } from '../texts';

interface Props {
  store: Store;
  texts: Texts;
}

/** Says that the preview is being drawn, or why it is not. */
export function PreviewStatus({ store, texts }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const text = state.kind === 'drawing' ? texts.drawing : state.kind === 'failed' ? texts[state.reason] : '';
  return (
    <span role="status" data-state={state.kind}>
      {text}
    </span>
  );
}
