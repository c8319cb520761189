import { paint } from '@onda/core/element/bind';
import type { Host } from '@onda/core/element/host';
import type { Clock } from '@onda/core/timing/clock';
import type { studioLine } from './contract';
import { holes } from './generated/studio-line-holes';
import { type OnAir, present, type Ways } from './present';

/**
 * Shows the ways to the show that is on, by the clock and without a request. On a page that is older than what is
 * printed with it they are the station's own, and so they are where the clock lies before it.
 */
export function followShows({ root, lifetime }: Host<typeof studioLine>, clock: Clock) {
  const printed = root.querySelector<HTMLElement>('[part~="studio"]');
  // A page without our server has nothing to show.
  if (!printed) return;
  const { ways = '', airings = '' } = printed.dataset;
  const plan: [Ways[], OnAir[]] = [JSON.parse(ways), JSON.parse(airings)];
  let cancel = () => {};
  const look = () => {
    const now = clock.now();
    const shown = present(now / 1000, ...plan);
    for (const [part, read] of Object.entries(holes))
      paint(root.querySelectorAll(`[part~="${part}"]`), read(shown));
    // A computer that slept is late by a minute at most.
    cancel = clock.after(Math.ceil(60_000 - (now % 60_000)), look);
  };
  look();
  lifetime.onEnd(() => cancel());
}
