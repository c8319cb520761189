import { useEffect, useState } from 'react';

type OpenPanel = typeof import('./OpenPanel')['OpenPanel'];

/** What draws the panels; it comes when the first is opened, and is asked for again when it could not come. */
export function useOpenPanel(isWanted: boolean): OpenPanel | 'failed' | undefined {
  const [loaded, setLoaded] = useState<{ panel: OpenPanel | 'failed' }>();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const settle = (panel: OpenPanel | 'failed') => isOver || setLoaded({ panel });
    import('./OpenPanel').then(
      ({ OpenPanel }) => settle(OpenPanel),
      () => settle('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return loaded?.panel;
}
