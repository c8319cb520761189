import type { ElementSpec } from '@onda/core/element/contract';
import { TRACK_DETAIL } from './song';

/** How an event of a contract reaches a listener. */
export interface EventDetail {
  /** The type of `detail`, in TypeScript. */
  detail: string;
  /** False: its target is the document, or a place that the element points at. */
  isOnElement: boolean;
}

const onElement = (detail: string): EventDetail => ({ detail, isOnElement: true });
const elsewhere = (detail: string): EventDetail => ({ detail, isOnElement: false });

const STATES = "'idle' | 'connecting' | 'playing' | 'reconnecting' | 'blocked' | 'error'";

/** Name of an event without `onda-` → its `detail`. A test holds it against the events that `core` declares. */
const DETAILS: Record<string, EventDetail> = {
  play: elsewhere('{ source: string }'),
  station: onElement('{ station: string }'),
  pause: onElement('{ source: string }'),
  state: onElement(`{ source: string; state: ${STATES} }`),
  track: onElement(TRACK_DETAIL),
  'episode-state': onElement('{ episode: string; isPlaying: boolean }'),
  error: onElement('{ tag: string; message: string; source?: string; reason?: string }'),
  page: elsewhere('{ url: string; title: string }'),
  article: elsewhere('{ id: number; url: string; title: string }'),
  append: elsewhere('null'),
  slot: elsewhere('null'),
  'favorite-change': onElement('{ postId: number; siteId: number; isFavorite: boolean; count: number }'),
  vote: onElement("{ commentId: number; up: number; down: number; mine: 'up' | 'down' | null }"),
  'voice-go': onElement('{ query: string; address: string }'),
  end: elsewhere('null'),
  airing: onElement('{ id: string; show: number; start: number; end: number } | null'),
  'search-start': onElement('{ id: number; iid: number; phrase: string }'),
  'search-end': onElement(
    '{ id: number; iid: number; phrase: string; count?: number; total?: number; address?: string }',
  ),
  'search-go': onElement('{ address: string }'),
  'search-results': onElement('{ phrase: string; total: number }'),
  'newsletter-open': onElement('{ formId: string }'),
  'newsletter-close': onElement('{ formId: string }'),
  'newsletter-subscribe': onElement('{ formId: string }'),
  'newsletter-error': onElement('{ formId: string; messages: readonly string[] }'),
  'element-hidden': onElement('{ selector: string; classes: readonly string[] }'),
  'hidden-saved': onElement('Record<string, never>'),
  ready: onElement('undefined'),
};

/** The events that every element has, without `onda-`. */
export const COMMON_EVENTS: Record<string, string> = {
  ready: 'The element works.',
  error: 'The element failed and shows what was printed; detail { tag, message }.',
};

/** Throws for an event without a declared detail. */
export function detailOf(name: string): EventDetail {
  const found = DETAILS[name];
  if (!found)
    throw new Error(
      `packages/bundle/src/print/event-details.ts: the event onda-${name} has no row: write '${name}': onElement('{ … }') with the type of its detail into DETAILS`,
    );
  return found;
}

/** Name → detail of all events of these elements, and of every element. */
export function allEvents(elements: readonly Pick<ElementSpec, 'events'>[]): [string, EventDetail][] {
  const names = new Set([
    ...elements.flatMap(({ events }) => Object.keys(events)),
    ...Object.keys(COMMON_EVENTS),
  ]);
  return [...names].map((name) => [name, detailOf(name)]);
}
