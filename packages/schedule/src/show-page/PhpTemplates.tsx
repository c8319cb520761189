import type { ReactNode } from 'react';

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

/** `hours` are those of an airing; `note` says how it airs. */
export const Coming = ({ from, day, hours, note }: Record<'from' | 'day' | 'hours' | 'note', string>) => (
  <li>
    <time dateTime={from}>
      {day}, {hours}
    </time>{' '}
    {note}
  </li>
);
