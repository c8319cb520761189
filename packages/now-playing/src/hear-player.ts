import { listen, type PageEvents } from '@onda/core/dom/page-events';
import type { SaidBefore } from './said-before';
import type { Widget } from './store';
import type { WidgetHost } from './widget-host';

/** The page's player tells sooner than the feed what is heard; only the one that plays this station counts. */
export function hearPlayer({ attributes, life }: WidgetHost, widget: Widget, { states, tracks }: SaidBefore) {
  const isOurs = (source: string) => {
    const { station, radioStream } = attributes.getState();
    return source !== '' && (source === station || source === radioStream);
  };
  const hearTrack = ({ source, title, artist, art }: PageEvents['onda-track']) => {
    if (isOurs(source)) widget.hearTrack({ title, artist, art });
  };
  const hearState = ({ source, state }: PageEvents['onda-state']) => {
    if (isOurs(source)) widget.hearSound(state === 'playing');
  };
  for (const track of tracks.values()) hearTrack(track);
  for (const state of states.values()) hearState(state);
  listen(document, 'onda-track', hearTrack, life.signal);
  listen(document, 'onda-state', hearState, life.signal);
}
