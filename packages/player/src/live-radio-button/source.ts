import type { Host } from '@onda/core/element/host';
import type { liveRadioButton } from './contract';

export type LiveButtonHost = Host<typeof liveRadioButton>;

/** The stream, and what the page's events call it: the station's id, else the stream. */
export function liveSource({ attributes }: Pick<LiveButtonHost, 'attributes'>) {
  const { station, dataStream, radioStream, mirrors } = attributes.getState();
  const stream = dataStream || radioStream;
  return { stream, mirrors: mirrors.split(/\s+/), source: station || stream };
}
