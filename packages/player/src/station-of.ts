import type { PlayerHost, PlayerModel } from './player-model';
import { sourceOf } from './source-of';

/** What the page and the visitor want to be heard. A quality that the page offers no more is forgotten. */
export function stationOf({ attributes }: PlayerHost, { quality }: PlayerModel) {
  const { radioStream, mirrors } = attributes.getState();
  const stream = quality && mirrors.includes(quality) ? quality : radioStream;
  return { stream, mirrors: [radioStream, ...mirrors.split(/\s+/)], source: sourceOf({ attributes }) };
}
