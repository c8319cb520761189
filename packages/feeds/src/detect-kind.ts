import type { FeedKind } from './now-playing';

/** How much of a document is looked at to tell what it is. */
const HEAD = 20_000;

/**
 * Marks of each kind, the most telling first; AzuraCast's reader reads the spec's first style too. Keys are looked for
 * with both quotes: inside a title the second is escaped.
 */
export const MARKS: readonly (readonly [Exclude<FeedKind, 'auto'>, RegExp])[] = [
  ['icecast-json', /"icestats"/],
  ['shoutcast2-xml', /<SHOUTCASTSERVER/],
  ['shoutcast2-json', /"songtitle"/],
  ['radioco', /"current_track"/],
  ['azuracast', /"now_playing"/],
  ['song-list', /"song_history"/],
  ['track-list', /"result"\s*:\s*\[/],
  ['played-html', /Played @/],
  ['icecast-html', /class="mount"|Mountpoint |Icecast2? Status|class="stream(?:data|stats)"/],
  ['shoutcast1', /^\s*(?:<[^<>]*>\s*)*\d+,[01],\d+,/],
];

/** Detects the kind of a document by its content; null if no reader knows it. */
export function detectKind(text: string): Exclude<FeedKind, 'auto'> | null {
  const head = text.slice(0, HEAD);
  return MARKS.find(([, mark]) => mark.test(head))?.[0] ?? null;
}
