import type { ReactNode } from 'react';
import type { ShownButton } from './state/shown-button';

const HEART =
  'M12 24 3.5 15.4a5.5 5.5 0 0 1 0-7.8 5.5 5.5 0 0 1 7.8 0l.7.7.7-.7a5.5 5.5 0 0 1 7.8 0 5.5 5.5 0 0 1 0 7.8z';

type Shown<Value extends keyof ShownButton> = Pick<ShownButton, Value>;

/** The heart of a post, with how many keep it. */
export const Heart = ({ isFavorite, isOff, count, label }: ShownButton & { label: ReactNode }) => (
  <button
    part="button"
    className="wp-element-button"
    type="button"
    aria-pressed={isFavorite}
    disabled={isOff}
  >
    <svg
      part="icon"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      overflow="visible"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={HEART} />
    </svg>{' '}
    <span part="label">{label}</span> <Count count={count} />
  </button>
);

export const Count = ({ count }: Shown<'count'>) => <span part="count">{count}</span>;

/** Takes all favorites away. */
export const Clear = ({ isOff, label }: Shown<'isOff'> & { label: ReactNode }) => (
  <button part="button" className="wp-element-button" type="button" disabled={isOff}>
    {label}
  </button>
);

/** The line of a list that says that it is loading, failed or empty. */
export const Status = ({ words }: { words: string }) => (
  <span part="status" role="status" hidden={words === ''}>
    {words}
  </span>
);
