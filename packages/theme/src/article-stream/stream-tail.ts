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
  /**
   * Puts an article in the free space. Content below it that is in view does not move: a longer article is cut off
   * until the reader moves or focuses it. Resolves once it is whole.
   */
  place(article: HTMLElement, signal: AbortSignal): Promise<void>;
}

/** The free space while more may follow, so that an added article moves nothing in view. */
const ROOM = '130vh';

export function createTail(t: Translate<keyof (typeof themeMessages)['es']>): Tail {
  const node = fromTemplate(tail);
  // Scroll anchoring would keep the free space in view, and scroll past the article.
  node.style.overflowAnchor = 'none';
  const said = (state: TailState, next: string) => {
    if (state === 'waiting') return '';
    return state === 'onward' ? fromTemplate(nextLink, { text: t(state), next }) : t(state);
  };
  const box = () => node.getBoundingClientRect();
  const show: Tail['show'] = (state, next = '') => {
    node.firstElementChild?.replaceChildren(said(state, next));
    // A hidden box that an article pushes down is no layout shift.
    node.style.visibility = state === 'waiting' ? 'hidden' : '';
    // A reader who sees the end would see the content below move.
    if (box().top >= innerHeight) node.style.minBlockSize = state === 'end' ? '' : ROOM;
  };
  return {
    node,
    show,
    async place(article, signal) {
      const { bottom } = box();
      show('waiting');
      node.before(article);
      if (bottom >= innerHeight) return;
      node.style.minBlockSize = '';
      const excess = box().bottom - bottom;
      if (excess <= 0) node.style.minBlockSize = `${box().height - excess}px`;
      else await cutOff(article, article.offsetHeight - excess, node, signal);
    },
  };
}

/** The events of a reader who moves on. At the end of the page none of them scrolls. */
const MOVES = ['wheel', 'touchmove', 'keydown'];

/**
 * Shows so many pixels of an article until the reader moves, or `below`, which follows it, has left the window below.
 */
function cutOff(
  article: HTMLElement,
  height: number,
  below: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  Object.assign(article.style, { maxBlockSize: `${height}px`, overflow: 'clip' });
  return new Promise((resolve) => {
    const isShown = new AbortController();
    const show = () => {
      isShown.abort();
      leaves.disconnect();
      Object.assign(article.style, { maxBlockSize: '', overflow: '' });
      resolve();
    };
    const leaves = new IntersectionObserver((entries) => {
      if ((entries.at(-1)?.boundingClientRect.top ?? 0) >= innerHeight) show();
    });
    leaves.observe(below);
    const once = { passive: true, signal: isShown.signal };
    article.addEventListener('focusin', show, once);
    for (const move of MOVES) addEventListener(move, show, once);
    signal.addEventListener('abort', show, once);
  });
}
