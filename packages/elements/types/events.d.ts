// Printed by `pnpm generate` from the contracts. Do not edit.
/** Event → its `detail`. */
export interface OndaEventDetails {
  'onda-play': { source: string };
  'onda-pause': { source: string };
  'onda-state': { source: string; state: 'idle' | 'connecting' | 'playing' | 'reconnecting' | 'blocked' | 'error' };
  'onda-track': { source: string; title: string; artist: string; art: string };
  'onda-error': { tag: string; message: string; source?: string; reason?: string };
  'onda-page': { url: string; title: string };
  'onda-station': { station: string };
  'onda-episode-state': { episode: string; isPlaying: boolean };
  'onda-favorite-change': { postId: number; siteId: number; isFavorite: boolean; count: number };
  'onda-vote': { commentId: number; up: number; down: number; mine: 'up' | 'down' | null };
  'onda-voice-go': { query: string; address: string };
  'onda-article': { id: number; url: string; title: string };
  'onda-append': null;
  'onda-slot': null;
  'onda-end': null;
  'onda-search-start': { id: number; iid: number; phrase: string };
  'onda-search-end': { id: number; iid: number; phrase: string; count?: number; total?: number; address?: string };
  'onda-search-go': { address: string };
  'onda-search-results': { phrase: string; total: number };
  'onda-newsletter-open': { formId: string };
  'onda-newsletter-close': { formId: string };
  'onda-newsletter-subscribe': { formId: string };
  'onda-newsletter-error': { formId: string; messages: readonly string[] };
  'onda-element-hidden': { selector: string; classes: readonly string[] };
  'onda-hidden-saved': Record<string, never>;
  'onda-airing': { id: string; show: number; start: number; end: number } | null;
  'onda-ready': undefined;
}

/** Event → the event that a listener gets. */
export type OndaEventMap = { [K in keyof OndaEventDetails]: CustomEvent<OndaEventDetails[K]> };

declare global {
  // This map types the listeners of elements, of the document and of the window.
  interface GlobalEventHandlersEventMap {
    'onda-play': CustomEvent<OndaEventDetails['onda-play']>;
    'onda-pause': CustomEvent<OndaEventDetails['onda-pause']>;
    'onda-state': CustomEvent<OndaEventDetails['onda-state']>;
    'onda-track': CustomEvent<OndaEventDetails['onda-track']>;
    'onda-error': CustomEvent<OndaEventDetails['onda-error']>;
    'onda-page': CustomEvent<OndaEventDetails['onda-page']>;
    'onda-station': CustomEvent<OndaEventDetails['onda-station']>;
    'onda-episode-state': CustomEvent<OndaEventDetails['onda-episode-state']>;
    'onda-favorite-change': CustomEvent<OndaEventDetails['onda-favorite-change']>;
    'onda-vote': CustomEvent<OndaEventDetails['onda-vote']>;
    'onda-voice-go': CustomEvent<OndaEventDetails['onda-voice-go']>;
    'onda-article': CustomEvent<OndaEventDetails['onda-article']>;
    'onda-append': CustomEvent<OndaEventDetails['onda-append']>;
    'onda-slot': CustomEvent<OndaEventDetails['onda-slot']>;
    'onda-end': CustomEvent<OndaEventDetails['onda-end']>;
    'onda-search-start': CustomEvent<OndaEventDetails['onda-search-start']>;
    'onda-search-end': CustomEvent<OndaEventDetails['onda-search-end']>;
    'onda-search-go': CustomEvent<OndaEventDetails['onda-search-go']>;
    'onda-search-results': CustomEvent<OndaEventDetails['onda-search-results']>;
    'onda-newsletter-open': CustomEvent<OndaEventDetails['onda-newsletter-open']>;
    'onda-newsletter-close': CustomEvent<OndaEventDetails['onda-newsletter-close']>;
    'onda-newsletter-subscribe': CustomEvent<OndaEventDetails['onda-newsletter-subscribe']>;
    'onda-newsletter-error': CustomEvent<OndaEventDetails['onda-newsletter-error']>;
    'onda-element-hidden': CustomEvent<OndaEventDetails['onda-element-hidden']>;
    'onda-hidden-saved': CustomEvent<OndaEventDetails['onda-hidden-saved']>;
    'onda-airing': CustomEvent<OndaEventDetails['onda-airing']>;
    'onda-ready': CustomEvent<OndaEventDetails['onda-ready']>;
  }
}
