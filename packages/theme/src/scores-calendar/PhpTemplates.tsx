import { printedFlag } from '@onda/core/element/printed';
import type { ReactNode } from 'react';

/** A month behind a toggle, and a field for a date. `children` are the further fields of its form. */
export const Toggle = ({
  page,
  day,
  calendar,
  month,
  date,
  go,
  isOpen,
  children,
  beforeNodes,
  afterNodes,
  headNodes,
  weekNodes,
}: Record<'page' | 'day' | 'calendar' | 'month' | 'date' | 'go', string> & { isOpen: boolean } & Record<
    'children' | 'beforeNodes' | 'afterNodes' | 'headNodes' | 'weekNodes',
    ReactNode
  >) => (
  <details part="calendar" open={isOpen}>
    <summary>{calendar}</summary>
    <div part="months">
      {beforeNodes}
      <span part="month">{month}</span>
      {afterNodes}
    </div>
    <table>
      <caption>{month}</caption>
      <thead>
        <tr>{headNodes}</tr>
      </thead>
      <tbody>{weekNodes}</tbody>
    </table>
    <Picker page={page} day={day} date={date} go={go}>
      {children}
    </Picker>
  </details>
);

const Picker = ({
  page,
  day,
  date,
  go,
  children,
}: Record<'page' | 'day' | 'date' | 'go', string> & { children: ReactNode }) => (
  <form method="get" action={page} part="picker">
    {children}
    <label>
      {date} <input type="date" name="d" defaultValue={day} required />
    </label>{' '}
    <button type="submit">{go}</button>
  </form>
);

export const PreviousMonth = ({ address, label }: Record<'address' | 'label', string>) => (
  <a href={address} rel="nofollow" part="prev-month" aria-label={label}>
    ‹
  </a>
);

export const NextMonth = ({ address, label }: Record<'address' | 'label', string>) => (
  <a href={address} rel="nofollow" part="next-month" aria-label={label}>
    ›
  </a>
);

export const Weekday = ({ name, letters }: Record<'name' | 'letters', string>) => (
  <th scope="col">
    <abbr title={name}>{letters}</abbr>
  </th>
);

export const Week = ({ children }: { children: ReactNode }) => <tr>{children}</tr>;

/** An empty cell before the first day of a month. */
export const NoDay = () => <td />;

/** `current` is `date`, or empty. */
export const Day = ({
  address,
  date,
  hasGames,
  label,
  current,
  number,
}: Record<'address' | 'date' | 'label' | 'number', string> & { hasGames: boolean; current?: 'date' }) => (
  <td>
    <a
      href={address}
      rel="nofollow"
      data-date={date}
      {...printedFlag('data-games', hasGames)}
      aria-label={label}
      aria-current={current}
    >
      {number}
    </a>
  </td>
);
