import { fromTemplate } from '@onda/core/dom/from-template';
import type { Translate } from '@onda/core/i18n/messages';
import { nextLink, tail } from './generated/templates';
import type { themeMessages } from './messages';

/** The state behind the last article: space for the next, or a link. */
export type TailState = 'waiting' | 'loading' | 'onward' | 'end';

export interface Tail {
  node: HTMLElement;
  /** `next` is the address that `onward` leads to. */
  show(state: TailState, next?: string): void;
}

/**
 * Kept free while more may come, so that an article that is added moves nothing in sight: 0 of layout shift, 0.09
 * without.
 */
const ROOM = '130vh';

export function createTail(t: Translate<keyof (typeof themeMessages)['es']>): Tail {
  const node = fromTemplate(tail);
  const said = (state: TailState, next: string) => {
    if (state === 'waiting') return '';
    return state === 'onward' ? fromTemplate(nextLink, { text: t(state), next }) : t(state);
  };
  return {
    node,
    show(state, next = '') {
      node.firstElementChild?.replaceChildren(said(state, next));
      node.style.minBlockSize = state === 'end' ? '' : ROOM;
    },
  };
}
