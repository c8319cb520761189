import { useSyncExternalStore } from '../../wordpress-element';
import type { Store } from '../store';
import type { Texts } from '../texts';

interface Props {
  store: Store;
  texts: Texts;
}

/** The bar, what was done so far, and the button after an interruption. */
export function ImportProgress({ store, texts }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const progress = state.kind === 'running' ? state.progress : null;
  return (
    <>
      <div role="status" className="screen-reader-text">
        {state.said}
      </div>
      {state.kind === 'running' && (
        <div className="onda-import-bar">
          <progress aria-label={texts.label} value={progress?.seen} max={progress?.total ?? 1} />
          <p>{progress?.sentence}</p>
        </div>
      )}
      {state.kind === 'failed' && (
        <div className="notice notice-error inline">
          <p>{texts[state.reason]}</p>
          <p>
            <button type="button" className="button button-primary" onClick={() => store.start('go-on')}>
              {texts.goOn}
            </button>
          </p>
        </div>
      )}
    </>
  );
}
