import { prefersReducedMotion } from '@onda/core/dom/device';
import type { Clock } from '@onda/core/timing/clock';
import type { PlayerHost } from '../player-model';
import type { Player } from '../store';
import { watchWidth } from './watch-width';

/** a title that does not fit starts to move after 5 ticks of 300 ms. */
const TICK_MS = 300;
const TICKS = 5;

/** The speed of reading. */
const PX_PER_S = 40;

const LINES = '.text > *';

/**
 * Lines that are longer than the player move to and fro; they rest under the pointer, with the focus, and for whoever
 * wants less motion.
 */
export function scrollTitles(host: PlayerHost, { store }: Player, clock: Clock): void {
  let moving: Animation[] = [];
  let forget = () => {};

  const lines = () => [...host.root.querySelectorAll<HTMLElement>(LINES)];
  const rest = () => {
    forget();
    for (const animation of moving) animation.cancel();
    moving = [];
    for (const line of lines()) delete line.dataset.moves;
  };
  const move = () => {
    if (prefersReducedMotion()) return;
    moving = lines().flatMap(moved);
  };
  const again = () => {
    rest();
    if (!host.lifetime.isOver) forget = clock.after(TICKS * TICK_MS, move);
  };
  const hold = (isHeld: boolean) => () => {
    for (const animation of moving) animation[isHeld ? 'pause' : 'play']();
  };

  for (const [type, isHeld] of HOLDS) {
    host.element.addEventListener(type, hold(isHeld), { signal: host.lifetime.signal });
  }
  let { title, artist } = { title: '', artist: '' };
  const unsubscribe = store.subscribe(({ track }) => {
    if (track?.title === title && track?.artist === artist) return;
    title = track?.title ?? '';
    artist = track?.artist ?? '';
    again();
  });
  host.lifetime.onEnd(watchWidth(host.element, clock, again));
  host.lifetime.onEnd(unsubscribe);
  host.lifetime.onEnd(rest);
  again();
}

const HOLDS: readonly [type: string, isHeld: boolean][] = [
  ['pointerenter', true],
  ['pointerleave', false],
  ['focusin', true],
  ['focusout', false],
];

/** The indent goes along with the direction of the text, and needs no element of its own. */
function moved(line: HTMLElement): Animation[] {
  // In a bar its words may be on two lines until then.
  line.dataset.moves = '';
  const hidden = line.scrollWidth - line.clientWidth;
  if (hidden <= 0) {
    delete line.dataset.moves;
    return [];
  }
  const still = { textIndent: '0', textOverflow: 'clip' };
  const there = { textIndent: `${-hidden}px`, textOverflow: 'clip' };
  const frames = [still, { ...still, offset: 0.15 }, { ...there, offset: 0.85 }, there];
  const duration = (hidden / PX_PER_S) * 1000 + 1000;
  return [line.animate(frames, { duration, direction: 'alternate', iterations: Number.POSITIVE_INFINITY })];
}
