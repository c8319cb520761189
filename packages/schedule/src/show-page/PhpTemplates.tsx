import { createElement, type ReactNode } from 'react';

/** Stands below the text of a show, on its page. */
export const ShowPage = ({ children }: { children: ReactNode }) => (
  <div className="onda-show">{children}</div>
);

export const Part = ({
  name,
  heading,
  children,
}: Record<'name' | 'heading', string> & { children: ReactNode }) => (
  <section className={`onda-show-${name}`}>
    <h2>{heading}</h2>
    {children}
  </section>
);

export const Rows = ({ children }: { children: ReactNode }) => <ul>{children}</ul>;

export const PageLink = ({ address, words }: Record<'address' | 'words', string>) => (
  <li>
    <a href={address}>{words}</a>
  </li>
);

/** Another page in this one would end what is heard. */
export const NewTabLink = ({ address, words }: Record<'address' | 'words', string>) => (
  <li>
    <a href={address} target="_blank" rel="noopener">
      {words}
    </a>
  </li>
);

/**
 * Rows without those that are over, also where a cache keeps the page: of an element whose script marks the one of now,
 * the style sheet hides the rows before. The last one is empty.
 */
export const CurrentRows = ({ children }: { children: ReactNode }) =>
  createElement('program-schedule', { view: 'list' }, <ul>{children}</ul>);

/**
 * `hours` are those of an airing; `note` says how it airs. From `since` to `until`, in seconds of Unix time, it is the
 * next to end.
 */
export const Coming = ({
  from,
  day,
  hours,
  note,
  since,
  until,
}: Record<'from' | 'day' | 'hours' | 'note' | 'since' | 'until', string>) => (
  <li>
    <i part="day" data-starts={since} data-ends={until} />
    <time dateTime={from}>
      {day}, {hours}
    </time>{' '}
    {note}
  </li>
);

export const NoneLeft = ({ since, until }: Record<'since' | 'until', string>) => (
  <li hidden>
    <i part="day" data-starts={since} data-ends={until} />
  </li>
);
