import type { Parts } from '../parts';

const WEEKS = [
  { kind: 'music', name: 'musicWeek', shows: 'musicShows' },
  { kind: 'talk', name: 'talkWeek', shows: 'talkShows' },
  { kind: 'community', name: 'communityWeek', shows: 'communityShows' },
];

/** Three weeks to begin with, each by one press. */
export const FirstWeek: Parts['FirstWeek'] = ({ store, text }) => (
  <section className="onda-first-week" aria-labelledby="onda-first-week">
    <h3 id="onda-first-week">{text('firstWeek')}</h3>
    <p>{text('firstWeekHelp')}</p>
    {WEEKS.map(({ kind, name, shows }) => (
      <button key={kind} type="button" className="button" onClick={() => store.fill(kind)}>
        <strong>{text(name)}</strong> <span>{text(shows)}</span>
      </button>
    ))}
  </section>
);
