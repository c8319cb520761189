import { useEffect, useState } from 'react';
import { read } from './api';

export type Reading<T> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'read'; value: T };

/** Reads a public address, and again every `pollMs`; null reads nothing. The newest answer wins. */
export function useRead<T>(path: string | null, pollMs = 0): Reading<T> {
  const [reading, setReading] = useState<Reading<T>>({ kind: 'loading' });
  useEffect(() => {
    if (path === null) return setReading({ kind: 'loading' });
    const ending = new AbortController();
    const look = () =>
      read<T>(path, ending.signal).then(
        (value) => setReading({ kind: 'read', value }),
        () => ending.signal.aborted || setReading({ kind: 'failed' }),
      );
    look();
    const timer = pollMs > 0 ? setInterval(look, pollMs) : undefined;
    return () => {
      ending.abort();
      clearInterval(timer);
    };
  }, [path, pollMs]);
  return reading;
}
