import { listen, type PageEvents } from '@onda/core/dom/page-events';
import type { Widget } from '../store';
import type { WidgetHost } from '../widget-host';
import type { LastEvents } from './last-events';

/** Takes tracks from the page's player, which knows them before the feed. Ignores players of other stations. */
export function followPlayer(
  { attributes, lifetime }: WidgetHost,
  widget: Widget,
  { states, tracks }: LastEvents,
) {
  const isOurs = (source: string) => {
    const { station, radioStream } = attributes.getState();
    return source !== '' && (source === station || source === radioStream);
  };
  const onTrack = ({ source, title, artist, art }: PageEvents['onda-track']) => {
    if (isOurs(source)) widget.onTrack({ title, artist, art });
  };
  const onState = ({ source, state }: PageEvents['onda-state']) => {
    if (isOurs(source)) widget.onSound(state === 'playing');
  };
  for (const track of tracks.values()) onTrack(track);
  for (const state of states.values()) onState(state);
  listen(document, 'onda-track', onTrack, lifetime.signal);
  listen(document, 'onda-state', onState, lifetime.signal);
}
