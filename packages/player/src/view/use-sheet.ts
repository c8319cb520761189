import { adoptStyle } from '@onda/core/element/adopt-style';
import { useLayoutEffect } from 'react';

/** The sheet of a lazy part, for the time the part is drawn. */
export const useSheet = (root: ShadowRoot | HTMLElement, css: string) =>
  useLayoutEffect(() => adoptStyle(root, css), [root, css]);
