import type { Clock } from '@onda/core/clock';
import { debounce } from '@onda/core/debounce';
import type { Translate } from '@onda/core/messages';
import type { Destination } from '../addresses/redirects';
import { type Answer, itemsOf, pagesOf, totalOf } from '../answer';
import type { PanelText } from '../panel-messages';
import type { SearchState } from '../store';
import { make } from './make';

/** magazine.md 9: how near to its end a list is continued, and how long after the last movement (60 to 80 ms). */
export const NEAR_PX = 20;
export const SETTLED_MS = 70;

export interface MoreWorld {
  list: HTMLElement;
  foot: HTMLElement;
  t: Translate<PanelText>;
  clock: Clock;
  signal: AbortSignal;
  isWanted(): boolean;
  isInfinite(): boolean;
  /** Where the rest is shown; nothing when it comes into the panel. */
  elsewhere(): { destination: Destination | undefined; location: string } | undefined;
  more(): void;
  go(destination: Destination, location: string): void;
}

/** The link under the results, with how many there are besides: '(12)'. */
export function offerMore(world: MoreWorld): (state: SearchState) => void {
  const { foot, t } = world;
  let state: SearchState | undefined;
  if (world.isInfinite()) followScroll(world, () => state);

  const link = (rest: number) => {
    const inside = [t('more'), ' ', make('span', '', {}, `(${rest})`)];
    const elsewhere = world.elsewhere();
    const isLink = elsewhere?.destination && !elsewhere.destination.post;
    const made = isLink
      ? make('a', 'more', { class: 'asp_showmore', href: elsewhere.destination?.address ?? null }, ...inside)
      : make('button', 'more', { class: 'asp_showmore' }, ...inside);
    if (elsewhere?.location === 'new') made.setAttribute('target', '_blank');
    if (isLink) return made;
    made.addEventListener('click', () => {
      const there = world.elsewhere();
      if (!there) world.more();
      else if (there.destination) world.go(there.destination, there.location);
    });
    return made;
  };

  return (next) => {
    const isSame = state?.answer === next.answer;
    state = next;
    const button = foot.querySelector('button');
    if (button) button.disabled = next.phase === 'more';
    if (isSame) return;
    const rest = world.isWanted() && next.answer ? restOf(next.answer) : 0;
    foot.replaceChildren(...(rest > 0 ? [link(rest)] : []));
    foot.hidden = rest <= 0;
  };
}

/** How many there are besides; none once a page came empty, whatever the server counts. */
function restOf(answer: Answer): number {
  const last = pagesOf(answer).at(-1);
  const isEnd = last !== undefined && 'count' in last && last.count === 0;
  return isEnd ? 0 : totalOf(answer) - itemsOf(answer).length;
}

function followScroll(
  { list, clock, signal, more, elsewhere }: MoreWorld,
  now: () => SearchState | undefined,
) {
  const look = debounce(clock, SETTLED_MS, () => {
    const { scrollTop, clientHeight, scrollHeight } = list;
    const state = now();
    const hasMore = state?.phase === 'open' && state.answer !== undefined && restOf(state.answer) > 0;
    if (hasMore && !elsewhere() && scrollTop + clientHeight >= scrollHeight - NEAR_PX) more();
  });
  list.addEventListener('scroll', look, { signal, passive: true });
  signal.addEventListener('abort', look.cancel);
}
