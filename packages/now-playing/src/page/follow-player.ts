import { listen, type PageEvents } from '@onda/core/dom/page-events';
import type { Widget } from '../store';
import type { WidgetHost } from '../widget-host';
import { isOurs, type LastEvents } from './last-events';

/** Takes tracks from the page's player, which knows them before the feed. Ignores players of other stations. */
export function followPlayer(host: WidgetHost, widget: Widget, { states, tracks }: LastEvents) {
  const onTrack = ({ source, ...track }: PageEvents['onda-track']) => {
    if (isOurs(host, source)) widget.onTrack(track);
  };
  const onState = ({ source, state }: PageEvents['onda-state']) => {
    if (isOurs(host, source)) widget.onSound(state === 'playing');
  };
  for (const track of tracks.values()) onTrack(track);
  for (const state of states.values()) onState(state);
  listen(document, 'onda-track', onTrack, host.lifetime.signal);
  listen(document, 'onda-state', onState, host.lifetime.signal);
}
