'use client';

import { define } from '@onda/elements';
import { useEffect } from 'react';

/** Brings the code of an element that the server has printed; draws nothing. */
export function DefineElement({ tag }: { tag: string }): null {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the printed element stays as it is
    define(tag).catch((error: unknown) => console.error(`@onda/react: <${tag}> did not load.`, error));
  }, [tag]);
  return null;
}
