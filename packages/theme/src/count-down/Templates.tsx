import { Fragment } from 'react';

/** A number and a word each for days, hours, minutes and seconds. */
export const Timer = () => (
  <div role="timer">
    {[0, 1, 2, 3].map((unit) => (
      <Fragment key={unit}>
        <span>
          <b /> <span />
        </span>{' '}
      </Fragment>
    ))}
  </div>
);

/** The text after the end. */
export const EndText = ({ text }: { text: string }) => <span className="onda-count-end">{text}</span>;

export const EndLink = ({ text, address }: Record<'text' | 'address', string>) => (
  <span className="onda-count-end">
    <a href={address}>{text}</a>
  </span>
);
