import { listen } from '@onda/core/page-events';
import type { Widget } from './store';
import type { WidgetHost } from './widget-host';

/** The page's player tells sooner than the feed what is heard; only the one that plays this station counts. */
export function hearPlayer({ attributes, life }: WidgetHost, widget: Widget) {
  const isOurs = (source: string) => {
    const { station, radioStream } = attributes.getState();
    return source !== '' && (source === station || source === radioStream);
  };
  const hear = ({
    source,
    title,
    artist,
    art,
  }: {
    source: string;
    title: string;
    artist: string;
    art: string;
  }) => {
    if (isOurs(source)) widget.hearTrack({ title, artist, art });
  };
  listen(document, 'onda-track', hear, life.signal);
  const hearState = ({ source, state }: { source: string; state: string }) => {
    if (isOurs(source)) widget.hearSound(state === 'playing');
  };
  listen(document, 'onda-state', hearState, life.signal);
}
