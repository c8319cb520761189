import { useEffect, useRef } from '../../wordpress-element';
import type { Day } from '../present';
import type { Store } from '../store';
import type { Text } from '../texts';
import { clockText, DAY_MINUTES } from '../times';
import { AiringBlock } from './AiringBlock';

interface Props {
  store: Store;
  text: Text;
  days: readonly Day[];
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** In sight at first. */
const FIRST_HOUR = 7;
const HALF_HOURS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -8, PageDown: 8 };

/** Seven days of 24 hours, each airing as long as it lasts. */
export function WeekGrid({ store, text, days }: Props) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (frame.current) frame.current.scrollTop = (frame.current.scrollHeight * FIRST_HOUR) / 24;
  }, []);
  return (
    <>
      <p className="description" id="onda-week-help">
        {text('help')}
      </p>
      <section
        className="onda-week-grid"
        ref={frame}
        aria-label={text('week')}
        aria-describedby="onda-week-help"
      >
        <div className="onda-week-hours" aria-hidden="true">
          {HOURS.map((hour) => (
            <span key={hour}>{clockText(hour * 60)}</span>
          ))}
        </div>
        {days.map((day, place) => (
          <section key={day.date} className="onda-week-day" aria-labelledby={`onda-week-day-${place}`}>
            <header>
              <h3 id={`onda-week-day-${place}`} aria-current={day.isToday ? 'date' : undefined}>
                {day.name}
              </h3>
              <button
                type="button"
                className="button-link"
                aria-label={text('copyOf').replace('%s', day.name)}
                onClick={() => store.openCopy(place)}
              >
                {text('copy')}
              </button>
            </header>
            <div className="onda-week-column">
              <DayPlane day={day} place={place} store={store} text={text} />
              {day.blocks.map((block) => (
                <AiringBlock key={block.key} block={block} store={store} />
              ))}
            </div>
          </section>
        ))}
      </section>
    </>
  );
}

interface PlaneProps {
  day: Day;
  place: number;
  store: Store;
  text: Text;
}

/** The empty hours: a press adds a show at that half hour, Enter at the one that the arrow keys choose. */
function DayPlane({ day, place, store, text }: PlaneProps) {
  return (
    <button
      type="button"
      className="onda-week-plane"
      style={{ '--top': day.cursor } as React.CSSProperties}
      aria-label={text('addAt').replace('%1$s', day.name).replace('%2$s', clockText(day.cursor))}
      onClick={({ detail, clientY, currentTarget }) => {
        const { top, height } = currentTarget.getBoundingClientRect();
        // A click that comes of a key has no place.
        store.add(place, detail === 0 ? day.cursor : ((clientY - top) / height) * DAY_MINUTES);
      }}
      onKeyDown={(event) => {
        const halfHours = HALF_HOURS[event.key];
        if (halfHours === undefined) return;
        event.preventDefault();
        store.point(place, halfHours);
      }}
    />
  );
}
