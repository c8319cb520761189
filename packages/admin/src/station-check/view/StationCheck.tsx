import { useSyncExternalStore } from '../../wordpress-element';
import type { Check, Store } from '../store';
import type { Texts } from '../texts';
import { Findings } from './Findings';
import { Listening } from './Listening';

interface Props {
  store: Store;
  texts: Texts;
}

/** The lower part of a station's card: check, listen, and what was found. */
export function StationCheck({ store, texts }: Props) {
  const { check, sound } = useSyncExternalStore(store.subscribe, store.state);
  const findings = 'findings' in check ? check.findings : [];
  return (
    <>
      <p className="onda-check-buttons">
        <button
          type="button"
          className="button"
          aria-disabled={check.kind === 'checking'}
          onClick={() => check.kind !== 'checking' && store.check()}
        >
          {texts.check}
        </button>
        <Listening store={store} texts={texts} sound={sound} />
      </p>
      <p role="status">{statusOf(check, texts)}</p>
      <Findings findings={findings} store={store} texts={texts} />
    </>
  );
}

function statusOf(check: Check, texts: Texts): string {
  switch (check.kind) {
    case 'none':
      return '';
    case 'stored':
      return check.when;
    case 'checking':
      return texts.checking;
    case 'failed':
      return texts[check.reason];
    case 'checked': {
      const count = check.findings.filter(({ code, state }) => code !== 'mirror' && state !== 'good').length;
      return count === 0 ? texts.allGood : texts.toDo.replace('%d', String(count));
    }
  }
}
