import { systemClock } from '@onda/core/timing/clock';
import { debounce } from '@onda/core/timing/debounce';
import { type RefObject, useEffect } from 'react';
import type { SearchOptions } from '../options/options';
import type { SearchState } from '../search/search-state';
import { type Answer, itemsOf, pagesOf, totalOf } from '../wire/answer';
import type { PanelModel } from './panel-model';

/** M-9: how near to its end a list is continued, and how long after the last movement (60 to 80 ms). */
export const NEAR_PX = 20;
export const SETTLED_MS = 70;

interface MoreProps {
  model: PanelModel;
  state: SearchState;
  options: SearchOptions;
}

/** The link under the results, with how many there are besides: '(12)'. */
export function More({ model: { widget, actions, t }, state: { answer, phase }, options }: MoreProps) {
  const { showMoreAction: action, showMoreUrl, showMoreLocation: location } = options;
  const rest = answer && options.showMore ? restOf(answer) : 0;
  const there =
    action === 'ajax' || !answer ? undefined : actions.destination(action, answer.phrase, showMoreUrl);
  const words = (
    <>
      {t('more')} <span>({rest})</span>
    </>
  );
  const press = () => {
    if (action === 'ajax') widget.search.more();
    else if (there) actions.navigate(there, location);
  };
  return (
    <div part="foot" hidden={rest <= 0}>
      {rest > 0 &&
        (there && !there.post ? (
          <a
            part="more"
            className="asp_showmore"
            href={there.address}
            target={location === 'new' ? '_blank' : undefined}
          >
            {words}
          </a>
        ) : (
          <button
            part="more"
            className="asp_showmore"
            type="button"
            disabled={phase === 'more'}
            onClick={press}
          >
            {words}
          </button>
        ))}
    </div>
  );
}

/** How many there are besides; none once a page came empty, whatever the server counts. */
function restOf(answer: Answer): number {
  const last = pagesOf(answer).at(-1);
  const isEnd = last !== undefined && 'count' in last && last.count === 0;
  return isEnd ? 0 : totalOf(answer) - itemsOf(answer).length;
}

/** Where the owner wants that, a list that is scrolled near to its end is continued by itself. */
export function useInfinite(
  list: RefObject<HTMLElement | null>,
  { search }: PanelModel['widget'],
  isInfinite: boolean,
): void {
  useEffect(() => {
    const area = list.current;
    if (!area || !isInfinite) return;
    const look = debounce(systemClock, SETTLED_MS, () => {
      const { phase, answer } = search.store.getState();
      const hasMore = phase === 'open' && answer !== undefined && restOf(answer) > 0;
      if (hasMore && area.scrollTop + area.clientHeight >= area.scrollHeight - NEAR_PX) search.more();
    });
    area.addEventListener('scroll', look, { passive: true });
    return look.cancel;
  }, [list, search, isInfinite]);
}
