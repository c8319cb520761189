import type { State } from '../state';
import type { Store } from '../store';
import type { Text } from '../texts';

interface Props {
  store: Store;
  text: Text;
  stations: readonly { id: string; name: string }[];
  title: string;
  state: State;
}

const VIEWS = ['week', 'list'] as const;

/** Which week of which station, and how it is shown. */
export function Toolbar({ store, text, stations, title, state }: Props) {
  return (
    <div className="onda-week-bar">
      <h2 aria-live="polite">{title}</h2>
      <div className="onda-week-turn">
        <button type="button" className="button" onClick={() => store.turn(-1)}>
          {text('before')}
        </button>
        <button type="button" className="button" onClick={() => store.turn(null)}>
          {text('today')}
        </button>
        <button type="button" className="button" onClick={() => store.turn(1)}>
          {text('after')}
        </button>
      </div>
      {stations.length > 1 && (
        <label>
          {text('station')}{' '}
          <select value={state.station} onChange={(event) => store.chooseStation(event.target.value)}>
            {stations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset className="onda-week-views" aria-label={text('view')}>
        {VIEWS.map((view) => (
          <button
            key={view}
            type="button"
            className="button"
            aria-pressed={state.view === view}
            onClick={() => store.choose(view)}
          >
            {text(view)}
          </button>
        ))}
      </fieldset>
      <button type="button" className="button button-primary" onClick={() => store.add(0, 8 * 60)}>
        {text('add')}
      </button>
    </div>
  );
}
