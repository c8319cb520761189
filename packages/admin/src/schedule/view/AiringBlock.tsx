import { keyStep } from '../draft';
import { followPointer } from '../drag';
import type { Block } from '../present';
import type { Store } from '../store';

interface Props {
  block: Block;
  store: Store;
}

/** Minutes under which one line has to do. */
const SHORT = 45;

/** An airing in its column: a press opens it, the pointer and the arrow keys move it. */
export function AiringBlock({ block, store }: Props) {
  const { airing, top, length, lane, lanes, days, title, hours, note } = block;
  const place = { '--top': top, '--length': length, '--lane': lane, '--lanes': lanes, '--days': days };
  return (
    <button
      type="button"
      className="onda-week-airing"
      style={place as React.CSSProperties}
      data-slot={airing.slot}
      data-day={block.day}
      data-kind={airing.kind}
      data-short={length < SHORT || undefined}
      data-state={block.isCancelled ? 'cancelled' : block.isFixed ? 'changed' : 'usual'}
      onClick={() => store.openSlot(airing.slot, airing.date)}
      onBlur={() => store.commit()}
      onKeyDown={(event) => pressed(event, block, store)}
      onPointerDown={(event) => {
        if (block.isFixed) return;
        const step = (days: number, minutes: number, isStretch: boolean) =>
          isStretch ? { length: minutes } : { days, start: minutes };
        followPointer(
          event.nativeEvent,
          event.currentTarget,
          (way) => store.drag(airing, step(way.days, way.minutes, way.isStretch)),
          (isKept) => (isKept ? store.commit() : store.drop()),
        );
      }}
    >
      <span className="onda-week-title">{title}</span> <span>{hours}</span>{' '}
      {note && <span className="onda-week-note">{note}</span>}
      {!block.isFixed && <span className="onda-stretch" />}
    </button>
  );
}

function pressed(event: React.KeyboardEvent, { airing, isFixed }: Block, store: Store): void {
  const step = isFixed ? null : keyStep(event);
  if (step) {
    event.preventDefault();
    store.nudge(airing, step);
  }
  if (event.key === 'Escape') store.drop();
  if (event.key === 'Delete' || event.key === 'Backspace') void store.remove(airing.slot);
}
