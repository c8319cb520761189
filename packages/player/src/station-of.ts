import type { PlayerHost, PlayerModel } from './player-model';
import { sourceOf } from './source-of';

/**
 * The streams by the page's attributes and the visitor's choice. A quality that the page no longer offers is ignored.
 */
export function stationOf({ attributes }: PlayerHost, { quality }: PlayerModel) {
  const { radioStream, mirrors } = attributes.getState();
  const stream = quality && mirrors.includes(quality) ? quality : radioStream;
  return { stream, mirrors: [radioStream, ...mirrors.split(/\s+/)], source: sourceOf({ attributes }) };
}
