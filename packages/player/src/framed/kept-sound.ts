import type { Lifetime } from '@onda/core/element/lifetime';
import type { Player } from '../store';

/** A player that pages change under. */
export interface KeptSound {
  element: HTMLElement;
  lifetime: Lifetime;
  /** The player of a station; the bar of an episode has none. */
  player?: Player;
  /** Until it is silent, links change the page under it. */
  plays(): boolean;
  /** The next page has it, too: a bar also while it is silent. */
  stays(): boolean;
}
