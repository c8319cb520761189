// Printed by `pnpm generate` from the contracts. Do not edit.
import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Plays one live station and shows what is on air. */
      'radio-player': import('react').HTMLAttributes<HTMLElement> & {
        'station'?: string;
        'radioStream'?: string;
        'radio-stream'?: string;
        'radioName'?: string;
        'radio-name'?: string;
        'feed'?: string;
        'feedKind'?: 'auto' | 'icecast-json' | 'icecast-html' | 'shoutcast1' | 'shoutcast2-xml' | 'shoutcast2-json' | 'radioco' | 'azuracast' | 'song-list' | 'track-list';
        'feed-kind'?: 'auto' | 'icecast-json' | 'icecast-html' | 'shoutcast1' | 'shoutcast2-xml' | 'shoutcast2-json' | 'radioco' | 'azuracast' | 'song-list' | 'track-list';
        'noImageAvailable'?: string;
        'no-image-available'?: string;
        'initialVolume'?: number;
        'initial-volume'?: number;
        'nowPlayingInterval'?: number;
        'now-playing-interval'?: number;
        'showVolume'?: boolean;
        'show-volume'?: boolean;
        'preserveOriginalUpperLowerCase'?: boolean;
        'preserve-original-upper-lower-case'?: boolean;
        'seamless'?: boolean;
      };
      /** One button that starts and pauses the station, together with the player of the page. */
      'live-radio-button': import('react').HTMLAttributes<HTMLElement> & {
        'station'?: string;
        'dataStream'?: string;
        'data-stream'?: string;
        'radioStream'?: string;
        'radio-stream'?: string;
      };
    }
  }
}
