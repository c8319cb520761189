import type { PlayerHost } from './player-model';
import type { PlayerAttributes } from './texts';

/** The station's id, else its stream: what the page's events call this player. */
export const sourceOf = ({ attributes }: Pick<PlayerHost, 'attributes'>): string =>
  sourceIn(attributes.getState());

export const sourceIn = ({ station, radioStream }: PlayerAttributes): string => station || radioStream;
