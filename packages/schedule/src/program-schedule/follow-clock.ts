import type { Host } from '@onda/core/element/host';
import type { Clock } from '@onda/core/timing/clock';
import type { programSchedule } from './contract';
import { partsOf, setAttribute } from './parts';

const MINUTE_MS = 60_000;

/**
 * Marks today and the airing that is on by the clock: the page may be an old copy. No request is made. `chooseDay` gets
 * the place of the day that the address names, else of today.
 */
export function followClock(
  { element, lifetime }: Host<typeof programSchedule>,
  clock: Clock,
  chooseDay: (at: number) => void,
) {
  const part = (name: string) => partsOf(element, name);
  const days = part('day');
  let cancel = () => {};

  const look = () => {
    const now = clock.now();
    const today = days.findIndex(({ dataset: { starts, ends } }) =>
      isIn(now, Number(starts) * 1000, Number(ends) * 1000),
    );
    const airing = part('airing').find((one) => days[today]?.contains(one) && isOn(one, now));
    mark(days, 'date', days[today]);
    mark(part('day-link'), 'date', part('day-link')[today]);
    mark(part('airing'), 'time', airing);
    for (const link of part('this-week')) link.hidden = today >= 0;
    for (const word of part('now')) {
      word.hidden = !airing;
      if (airing && airing !== word.parentNode) airing.append(word);
    }
    cancel = clock.after(MINUTE_MS - (now % MINUTE_MS), look);
    return today;
  };

  const today = look();
  const named = days.findIndex(({ id }) => location.hash === `#${id}`);
  chooseDay(Math.max(named < 0 ? today : named, 0));
  lifetime.onEnd(() => cancel());
}

const isIn = (now: number, from: number, until: number) => from <= now && now < until;

function isOn(airing: HTMLElement, now: number): boolean {
  const [from = 0, until = 0] = [...airing.querySelectorAll('time')].map(({ dateTime }) =>
    Date.parse(dateTime),
  );
  return isIn(now, from, until);
}

/** At most one of the nodes has `aria-current`. */
function mark(nodes: readonly Element[], word: string, current: Element | undefined) {
  for (const node of nodes) setAttribute(node, 'aria-current', node === current && word);
}
