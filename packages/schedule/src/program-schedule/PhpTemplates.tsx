import type { ReactNode } from 'react';

/** `nowNodes` is the word for what is on, where no airing of this week is. */
export const Week = ({
  label,
  weekNodes,
  linkNodes,
  nowNodes,
  children,
}: { label: string } & Record<'weekNodes' | 'linkNodes' | 'nowNodes' | 'children', ReactNode>) => (
  <section part="schedule" aria-label={label}>
    {weekNodes}
    {linkNodes}
    <div part="week">{children}</div>
    {nowNodes}
  </section>
);

export const Weeks = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav part="weeks" aria-label={label}>
    {children}
  </nav>
);

/** There are many weeks: no program shall follow them. `name` is `prev`, `this-week` or `next`. */
export const WeekLink = ({
  address,
  name,
  words,
  isHidden,
}: Record<'address' | 'name' | 'words', string> & { isHidden: boolean }) => (
  <a href={address} rel="nofollow" part={name} hidden={isHidden}>
    {words}
  </a>
);

export const DayLinks = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav part="days" aria-label={label}>
    {children}
  </nav>
);

/** `words` are short: they stand beside six others on a phone. */
export const DayLink = ({
  address,
  current,
  words,
  number,
}: Record<'address' | 'current' | 'words' | 'number', string>) => (
  <a href={address} part="day-link" aria-current={current as 'date'}>
    {words} <b>{number}</b>
  </a>
);

/** `starts` and `ends` are seconds of Unix time. */
export const Day = ({
  id,
  nameId,
  starts,
  ends,
  current,
  weekday,
  date,
  children,
}: Record<'id' | 'nameId' | 'starts' | 'ends' | 'current' | 'weekday' | 'date', string> & {
  children: ReactNode;
}) => (
  <section
    part="day"
    id={id}
    aria-labelledby={nameId}
    aria-current={current as 'date'}
    data-starts={starts}
    data-ends={ends}
  >
    <h2 part="name" id={nameId}>
      <b>{weekday}</b> {date}
    </h2>
    {children}
  </section>
);

export const Airings = ({ children }: { children: ReactNode }) => <ol>{children}</ol>;

/** The parts stand apart by a space; a feed reader has no style sheet. */
export const Airing = ({
  current,
  from,
  start,
  until,
  end,
  children,
}: Record<'current' | 'from' | 'start' | 'until' | 'end', string> & { children: ReactNode }) => (
  <li part="airing" aria-current={current as 'time'}>
    <span part="time">
      <time dateTime={from}>{start}</time>–<time dateTime={until}>{end}</time>
    </span>{' '}
    {children}
  </li>
);

export const ShowLink = ({ address, title }: Record<'address' | 'title', string>) => (
  <a part="title" href={address}>
    {title}
  </a>
);

/** A show without a page. */
export const ShowName = ({ title }: { title: string }) => <span part="title">{title}</span>;

/** Beside its title: a reader of the screen would hear it twice. */
export const Picture = ({ address }: { address: string }) => (
  <img part="image" src={address} alt="" width={64} height={64} loading="lazy" decoding="async" />
);

export const Hosts = ({ text }: { text: string }) => (
  <>
    {' '}
    <span part="hosts">{text}</span>
  </>
);

export const Note = ({ text, kind }: Record<'text' | 'kind', string>) => (
  <>
    {' '}
    <span part="note" data-kind={kind}>
      {text}
    </span>
  </>
);

/** The word for what is on; there is one a week, and the script moves it. */
export const Now = ({ text, isHidden }: { text: string; isHidden: boolean }) => (
  <b part="now" hidden={isHidden}>
    {text}
  </b>
);

/** Says that nothing is planned. */
export const Nothing = ({ text }: { text: string }) => <p part="empty">{text}</p>;

/** The way to the screen that fills it, for who may open it. */
export const Fill = ({ address, text }: Record<'address' | 'text', string>) => (
  <p part="empty">
    <a href={address}>{text}</a>
  </p>
);
