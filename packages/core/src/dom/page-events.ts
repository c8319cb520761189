import type { TrackDetail } from '../generated/track-detail';
import { framingWindow } from './framing-window';

/**
 * The events between features, and for the page. Each bubbles, crosses shadow roots and is sent after the fact. A
 * feature may listen to no other event of another feature.
 */
export interface PageEvents {
  /** A source begins to sound, sent on `document`; every other source pauses. */
  'onda-play': { source: string };
  /** The sound that a visitor wanted was ended: by the visitor, another player, a timer. */
  'onda-pause': { source: string };
  /** The player's state changed; sent on `document` once the player has left. */
  'onda-state': PlayState;
  /** An episode plays or pauses; without an id once its bar is closed. */
  'onda-episode-state': { episode: string; isPlaying: boolean };
  /** The track that is heard changed. */
  'onda-track': TrackDetail;
  /** The visitor chose another station, by its id; sent on the switcher. */
  'onda-station': { station: string };
  /** The article that is read changed; sent on the new one. */
  'onda-article': { id: number; url: string; title: string };
  /** `count` is how many favorites the post has in all. */
  'onda-favorite-change': { postId: number; siteId: number; isFavorite: boolean; count: number };
  /** The window shows another page of the site in a frame; sent on its `document` once the page is there. */
  'onda-page': { url: string; title: string };
  /** An element failed and shows its printed markup instead; with a `reason`, a player whose sound failed. */
  'onda-error': { tag: string; message: string; source?: string; reason?: string };
}

export interface PlayState {
  /** The station's id, else its stream address. */
  source: string;
  state: 'idle' | 'connecting' | 'playing' | 'reconnecting' | 'blocked' | 'error';
}

export type PageEvent = keyof PageEvents;

interface LastSaid {
  'onda-state': Map<string, PlayState>;
  'onda-track': Map<string, PageEvents['onda-track']>;
}

const framing = framingWindow();

/** The document whose elements sound over page changes: in a framed page that of its window. */
export const soundingDocument: Document = framing?.document ?? globalThis.document;

/** The last state and track of each source, for elements that start late; in a framed page those of the window. */
export const lastSaid = (framing?.lastSaid as LastSaid | undefined) ?? {
  'onda-state': new Map(),
  'onda-track': new Map(),
};

export function emit<T extends PageEvent>(target: EventTarget, type: T, detail: PageEvents[T]): void {
  const last: Map<string, unknown> | undefined = Reflect.get(lastSaid, type);
  if ('source' in detail && detail.source) last?.set(detail.source, detail);
  target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}

/** Listens until `signal` ends it. Events of the same name without a detail are another script's, and ignored. */
export function listen<T extends PageEvent>(
  target: EventTarget,
  type: T,
  run: (detail: PageEvents[T], event: Event) => void,
  signal: AbortSignal,
): void {
  const onEvent = (event: Event) => {
    const detail = (event as CustomEvent<PageEvents[T] | null>).detail;
    if (detail) run(detail, event);
  };
  target.addEventListener(type, onEvent, { signal });
}
