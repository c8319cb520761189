import { printedFlag } from '@onda/core/element/printed';
import type { ReactNode } from 'react';

/** The neighboring days with games, and a link to today for readers of an old copy of the page. */
export const Days = ({
  day,
  words,
  today,
  todayAddress,
  beforeNodes,
  afterNodes,
}: Record<'day' | 'words' | 'today' | 'todayAddress', string> &
  Record<'beforeNodes' | 'afterNodes', ReactNode>) => (
  <div part="days">
    {beforeNodes}
    <h2 part="day" data-day={day}>
      {words}
    </h2>
    {afterNodes}
    <a href={todayAddress} rel="nofollow" part="today" hidden>
      {today}
    </a>
  </div>
);

/** `nofollow` keeps robots from an endless row of days. `rel` is `prev` or `next`. */
export const DayLink = ({
  address,
  rel,
  label,
  words,
}: Record<'address' | 'rel' | 'label' | 'words', string>) => (
  <a href={address} rel="nofollow" part={rel} aria-label={label}>
    {words}
  </a>
);

/** The form that chooses a competition without a script. `children` are its further fields. */
export const Chooser = ({
  page,
  label,
  go,
  all,
  children,
  optionNodes,
}: Record<'page' | 'label' | 'go' | 'all', string> & Record<'children' | 'optionNodes', ReactNode>) => (
  <form method="get" action={page} part="chooser">
    {children}
    <label>
      {label}{' '}
      <select name="competition">
        <option value="">{all}</option>
        {optionNodes}
      </select>
    </label>{' '}
    <button type="submit">{go}</button>
  </form>
);

/** `section` is the id of the games of the competition. */
export const Choice = ({
  slug,
  section,
  isChosen,
  name,
}: Record<'slug' | 'section' | 'name', string> & { isChosen: boolean }) => (
  <option value={slug} data-section={section} {...printedFlag('selected', isChosen)}>
    {name}
  </option>
);

/** The text of a day without games. */
export const Nothing = ({ text }: { text: string }) => <p part="empty">{text}</p>;

export const Competition = ({
  id,
  name,
  children,
}: Record<'id' | 'name', string> & { children: ReactNode }) => (
  <section id={id} part="competition" aria-labelledby={`${id}-nombre`}>
    <h3 id={`${id}-nombre`} tabIndex={-1}>
      {name}
    </h3>
    <ul>{children}</ul>
  </section>
);

/** Spaces separate the parts of a game: a feed reader has no style sheet. */
export const Game = ({
  state,
  home,
  score,
  away,
  startNodes,
  stateNodes,
}: Record<'state' | 'home' | 'score' | 'away', string> & Record<'startNodes' | 'stateNodes', ReactNode>) => (
  <li part="game" data-state={state}>
    {startNodes}
    <span part="home">{home}</span> <span part="score">{score}</span> <span part="away">{away}</span>
    {stateNodes}
  </li>
);

export const Start = ({ moment, hour }: Record<'moment' | 'hour', string>) => (
  <>
    <time dateTime={moment}>{hour}</time>{' '}
  </>
);

export const State = ({ words }: { words: string }) => (
  <>
    {' '}
    <span part="state">{words}</span>
  </>
);
