import { fromTemplate } from '@onda/core/dom/from-template';
import { paint } from '@onda/core/element/bind';
import { systemClock } from '@onda/core/timing/clock';
import { debounce } from '@onda/core/timing/debounce';
import type { Widget } from '../actions';
import type { SearchState } from '../search/search-state';
import { type Answer, itemsOf, pagesOf, totalOf } from '../wire/answer';
import { moreButton, moreLink } from './generated/templates';
import type { PanelModel } from './panel-model';
import { stand } from './stand';

/** M-9: how near to its end a list is continued, and how long after the last movement (60 to 80 ms). */
export const NEAR_PX = 20;
export const SETTLED_MS = 70;

/** The link under the results, with how many there are besides: '(12)'. */
export function showMore(foot: HTMLElement, { widget, actions, t }: PanelModel) {
  const link = fromTemplate(moreLink, { address: '', words: t('more') });
  const button = fromTemplate(moreButton, { words: t('more') });
  const destination = (answer: Answer | undefined) => {
    const { showMoreAction, showMoreUrl } = widget.options();
    if (showMoreAction === 'ajax' || !answer) return undefined;
    return actions.destination(showMoreAction, answer.phrase, showMoreUrl);
  };
  button.addEventListener('click', () => {
    const { showMoreAction, showMoreLocation } = widget.options();
    const there = destination(widget.search.store.getState().answer);
    if (showMoreAction === 'ajax') widget.search.more();
    else if (there) actions.navigate(there, showMoreLocation);
  });

  return ({ answer, phase }: SearchState): void => {
    const { showMore, showMoreLocation } = widget.options();
    const rest = answer && showMore ? restOf(answer) : 0;
    const there = destination(answer);
    const node = there && !there.post ? link : button;
    const target = showMoreLocation === 'new' ? '_blank' : null;
    paint([foot], { hidden: rest <= 0 });
    paint([link], { href: there?.address ?? '', target });
    paint([button], { disabled: phase === 'more' });
    paint(node.children, { text: `(${rest})` });
    stand(foot, rest > 0 ? node : undefined);
  };
}

/** How many there are besides; none once a page came empty, whatever the server counts. */
function restOf(answer: Answer): number {
  const last = pagesOf(answer).at(-1);
  const isEnd = last !== undefined && 'count' in last && last.count === 0;
  return isEnd ? 0 : totalOf(answer) - itemsOf(answer).length;
}

/** Continues a list that is scrolled near to its end, where the owner wants that. */
export function continueList(list: HTMLElement, { host, search, options }: Widget): void {
  const { showMoreInfinite, showMoreAction } = options();
  if (!showMoreInfinite || showMoreAction !== 'ajax') return;
  const look = debounce(systemClock, SETTLED_MS, () => {
    const { phase, answer } = search.store.getState();
    const hasMore = phase === 'open' && answer !== undefined && restOf(answer) > 0;
    if (hasMore && list.scrollTop + list.clientHeight >= list.scrollHeight - NEAR_PX) search.more();
  });
  list.addEventListener('scroll', look, { passive: true });
  host.lifetime.onEnd(look.cancel);
}
