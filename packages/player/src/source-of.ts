import type { PlayerHost } from './player-model';

/** The station's id, else its stream: what the page's events call this player. */
export function sourceOf({ attributes }: Pick<PlayerHost, 'attributes'>): string {
  const { station, radioStream } = attributes.getState();
  return station || radioStream;
}
