import type { Lifetime } from '@onda/core/element/lifetime';

/** A player that pages change under. */
export interface KeptSound {
  element: HTMLElement;
  lifetime: Lifetime;
  /** Until it is silent, links change the page under it. */
  plays(): boolean;
  /** The next page has it, too: a bar also while it is silent. */
  stays(): boolean;
}
