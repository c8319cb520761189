import type { Translate } from '@onda/core/i18n/messages';
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
  const node = document.createElement('div');
  // A block theme keeps what stands in these classes in the column of the text.
  node.className = 'onda-stream-tail is-layout-constrained has-global-padding';
  const status = node.appendChild(document.createElement('p'));
  status.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.rel = 'next';
  link.textContent = t('onward');
  return {
    node,
    show(state, next = '') {
      link.href = next;
      status.replaceChildren(state === 'waiting' ? '' : state === 'onward' ? link : t(state));
      node.style.minBlockSize = state === 'end' ? '' : ROOM;
    },
  };
}
