import { lastSaid, listen, type PageEvents } from '@onda/core/dom/page-events';
import type { Lifetime } from '@onda/core/element/lifetime';
import type { WidgetHost } from '../widget-host';

/** The last events of each player of the page, by source. A block that opens late needs them. */
export interface LastEvents {
  states: ReadonlyMap<string, PageEvents['onda-state']>;
  tracks: ReadonlyMap<string, PageEvents['onda-track']>;
}

export function keepLastEvents(
  { signal }: Lifetime,
  onTrack: (track: PageEvents['onda-track']) => void,
): LastEvents {
  const states = new Map(lastSaid['onda-state']);
  const tracks = new Map(lastSaid['onda-track']);
  listen(document, 'onda-state', (state) => states.set(state.source, state), signal);
  const keepTrack = (track: PageEvents['onda-track']) => {
    tracks.set(track.source, track);
    onTrack(track);
  };
  tracks.forEach(keepTrack);
  listen(document, 'onda-track', keepTrack, signal);
  return { states, tracks };
}

/** Whether a player of this source plays the station of the widget. */
export const isOurs = ({ attributes }: WidgetHost, source: string): boolean => {
  const { station, radioStream } = attributes.getState();
  return source !== '' && [station, radioStream].includes(source);
};
