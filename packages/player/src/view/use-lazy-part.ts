import { useEffect, useState } from 'react';

/**
 * Loads a part of the view when it is first wanted. A part that could not be loaded is requested again when it is
 * wanted anew, when the visitor presses anything on the page, and when the network returns.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isWanted: boolean): Part | 'failed' | undefined {
  const [loaded, setLoaded] = useState<{ part: Part | 'failed' }>();
  const [retries, setRetries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const settle = (part: Part | 'failed') => isOver || setLoaded({ part });
    load().then(settle, () => settle('failed'));
    return () => {
      isOver = true;
    };
  }, [load, isWanted, retries]);

  const hasFailed = isWanted && loaded?.part === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => setRetries((count) => count + 1);
    window.addEventListener('online', retry);
    document.addEventListener('pointerdown', retry);
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('pointerdown', retry);
    };
  }, [hasFailed]);
  return loaded?.part;
}
