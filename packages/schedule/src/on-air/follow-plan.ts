import { paint } from '@onda/core/element/bind';
import type { Host } from '@onda/core/element/host';
import type { Clock } from '@onda/core/timing/clock';
import { type Airing, type Plan, planOf } from './airing';
import type { onAir } from './contract';
import { holes } from './generated/on-air-holes';
import { present } from './present';

/** The clock of a visitor may be so far behind ours. */
const TOLERANCE_SECONDS = 5 * 60;

export type AskPlan = (element: HTMLElement) => Promise<Plan>;

/**
 * Turns the leaf by the clock and without a request: one timer wakes with each minute. A page that is older than its
 * plan asks once, and so does a clock that lies before the plan was printed.
 */
export function followPlan(host: Host<typeof onAir>, clock: Clock, ask: AskPlan) {
  const { element, root, attributes, lifetime } = host;
  const printed = root.querySelector<HTMLElement>('[data-airings]');
  // A page without our server has nothing to show.
  if (!printed) return;
  const { airings = '', from, until, nobody = '', left = '' } = printed.dataset;
  let plan = planOf(JSON.parse(airings), from, until);
  /** Seconds that our clock is ahead of the visitor's. */
  let ahead = 0;
  let isAsked = false;
  let cancel = () => {};
  /** The airing that was shown last; null before the first look. */
  let former: Airing | undefined | null = null;

  const show = (now: number, airings: Airing[] | null) => {
    const current = airings?.find(([, , start, seconds]) => start <= now && now < start + seconds);
    const shown = present(now, airings, current, attributes.getState(), nobody, left);
    for (const [part, read] of Object.entries(holes))
      paint(root.querySelectorAll(`[part~="${part}"]`), read(shown));
    if (former !== null && former?.[2] !== current?.[2])
      host.emit('airing', current ? detailOf(current) : null);
    former = current;
  };
  const look = () => {
    cancel();
    if (lifetime.isOver) return;
    const now = clock.now() / 1000 + ahead;
    const isKnown = now >= plan.from - TOLERANCE_SECONDS && now < plan.until;
    if (!isKnown && !isAsked) {
      isAsked = true;
      return void ask(element).then(take, look);
    }
    isAsked = !isKnown;
    show(Math.max(now, plan.from), isKnown ? plan.airings : null);
    // Airings begin and end with a minute, and so does each minute that is left.
    if (isKnown) cancel = clock.after(Math.ceil((60 - (now % 60)) * 1000), look);
  };
  const take = (asked: Plan) => {
    plan = asked;
    ahead = plan.from - clock.now() / 1000;
    look();
  };
  look();
  lifetime.onEnd(attributes.subscribe(look));
  lifetime.onEnd(() => cancel());
}

const detailOf = ([id, show, start, seconds]: Airing) => ({ id, show, start, end: start + seconds });
