import { useEffect, useMemo, useRef, useSyncExternalStore } from '../../wordpress-element';
import type { Parts } from '../parts';
import { present, presentDays, presentRows, type Shown, type Words } from '../present';
import type { Store } from '../store';
import type { Text } from '../texts';
import type { Airing } from '../week';
import { CopyDialog } from './CopyDialog';
import { Problem } from './ModalDialog';
import { SlotDialog } from './SlotDialog';
import { SlotTable } from './SlotTable';
import { Toolbar } from './Toolbar';
import { WeekGrid } from './WeekGrid';

interface Props {
  store: Store;
  words: Words;
  stations: readonly { id: string; name: string }[];
  parts: Parts;
}

/** The week of a station: bar, conflicts, grid or list, and the dialog. */
export function Schedule({ store, words, stations, parts }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const shown = present(state, words);
  const { text } = words;
  const { dialog, focus } = state;
  const own = { store, words, problem: shown.problem };
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus === '') return;
    root.current?.querySelector<HTMLElement>(focus)?.focus();
    store.focused();
  }, [focus, store]);
  const { view, week, draft, cursors } = state;
  // Typing in a dialog draws neither the grid nor a list of thousands.
  const body = useMemo(
    () =>
      view === 'week' ? (
        <WeekGrid store={store} text={text} days={presentDays({ week, draft, cursors }, words)} />
      ) : (
        <SlotTable store={store} text={text} rows={presentRows(week, words)} />
      ),
    [view, week, draft, cursors, store, text, words],
  );
  return (
    <div ref={root} aria-busy={state.isBusy}>
      <Toolbar store={store} text={text} stations={stations} title={shown.title} state={state} />
      <Said store={store} text={text} shown={shown} isOpen={dialog.kind !== 'none'} />
      {shown.conflicts.length > 0 && <Conflicts store={store} text={text} shown={shown} />}
      {week.slots.length === 0 && <parts.FirstWeek store={store} text={text} />}
      {body}
      <parts.Holidays store={store} words={words} week={week} />
      {dialog.kind === 'slot' && (
        <SlotDialog {...own} dialog={dialog} week={week} Further={parts.SlotFields} />
      )}
      {dialog.kind === 'copy' && <CopyDialog {...own} dialog={dialog} />}
    </div>
  );
}

interface PartProps {
  store: Store;
  text: Text;
  shown: Shown;
}

/** The outcome of the last press, with the way back. */
function Said({ store, text, shown, isOpen }: PartProps & { isOpen: boolean }) {
  return (
    <>
      <div className="onda-week-said">
        <p role="status">{shown.status}</p>
        {shown.canUndo && (
          <button type="button" className="button button-small onda-week-undo" onClick={() => store.undo()}>
            {text('undo')}
          </button>
        )}
      </div>
      <Problem sentence={isOpen ? '' : shown.problem} />
    </>
  );
}

/** Airings of which one takes the place of another. */
function Conflicts({ store, text, shown }: PartProps) {
  return (
    <div className="notice notice-warning inline onda-week-conflicts">
      <ul>
        {shown.conflicts.map(({ key, sentence, winner, loser, isOfSlots }) => (
          <li key={key}>
            <span>{sentence}</span>
            <button
              type="button"
              className="button-link"
              aria-label={`${text('change')}: ${sentence}`}
              onClick={() => store.openSlot(loser.slot)}
            >
              {text('change')}
            </button>
            {isOfSlots && (
              <>
                <Winner store={store} text={text} one={winner} over={loser} sentence={sentence} />
                <Winner store={store} text={text} one={loser} over={winner} sentence={sentence} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WinnerProps extends Omit<PartProps, 'shown'> {
  one: Airing;
  over: Airing;
  sentence: string;
}

function Winner({ store, text, one, over, sentence }: WinnerProps) {
  const words = text('wins').replace('%s', one.title);
  return (
    <button
      type="button"
      className="button-link"
      aria-label={`${words}: ${sentence}`}
      onClick={() => store.prefer(one.slot, over.slot)}
    >
      {words}
    </button>
  );
}
