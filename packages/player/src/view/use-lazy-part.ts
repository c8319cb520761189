import { useEffect, useState } from 'react';

/** What draws a part; it comes when the part is first wanted, and is asked for again when it could not come. */
export function useLazyPart<Part>(load: () => Promise<Part>, isWanted: boolean): Part | 'failed' | undefined {
  const [loaded, setLoaded] = useState<{ part: Part | 'failed' }>();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const settle = (part: Part | 'failed') => isOver || setLoaded({ part });
    load().then(settle, () => settle('failed'));
    return () => {
      isOver = true;
    };
  }, [load, isWanted]);
  return loaded?.part;
}
