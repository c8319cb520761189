import { httpUrl } from './art';
import type { FeedReader } from './feed-options';
import { at, parseJson } from './json';
import { mountOf, pickMount } from './mount';
import { nowPlaying, offline, type Track } from './now-playing';
import { encodedText } from './text';
import { trackOf } from './track-text';

/** `status-json.xsl` of Icecast 2.4 and later. */
export const readIcecastJson: FeedReader = (text, options) => {
  const stats = at(parseJson(repairIcecastJson(text)), 'icestats');
  if (typeof stats !== 'object' || stats === null) return null;
  const source = pickMount(sourcesOf(stats).filter(isOnline), mountOf(options), pathOf);
  return source === undefined ? offline() : nowPlaying({ track: trackOfSource(source) });
};

const TEXT_KEYS = 'title|artist|server_name|server_description|genre|yp_currently_playing';
const BARE_TEXT = new RegExp(`"(${TEXT_KEYS})"\\s*:\\s*([^"\\[{,}\\s][^,}]*)`, 'g');

/**
 * Icecast 2.4 leaves the quotes off a text that looks like a number (`-`, `.5`, `1e5`), lets control characters
 * through, and in its first moments forgets a brace. Bare texts are quoted in valid documents too: `1e5` is a title, not 100000.
 */
export function repairIcecastJson(text: string): string {
  return text
    .replace(/[\t\r\n]/g, ' ')
    .replace(CONTROL, '')
    .replace('"icestats":"', '"icestats":{"')
    .replace(BARE_TEXT, quoteBare);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a control character in a string ends JSON.parse
const CONTROL = /[\u0000-\u001f\ufeff]/g;

function quoteBare(_: string, key: string, bare: string): string {
  const value = bare.trim();
  return `"${key}":${value === 'null' ? value : JSON.stringify(value)}`;
}

/** One source is an object, several are a list, none is no key at all. */
function sourcesOf(stats: object): readonly unknown[] {
  const source = at(stats, 'source');
  if (Array.isArray(source)) return source;
  return source === undefined ? [] : [source];
}

/** A mount whose listeners were moved to its fallback is still listed, with an address and nothing else. */
const isOnline = (source: unknown): boolean =>
  ['stream_start', 'server_type', 'title'].some((key) => at(source, key) !== undefined);

const pathOf = (source: unknown): string => httpUrl(String(at(source, 'listenurl')))?.pathname ?? '';

/** Ogg mounts tell artist and title apart; MP3 mounts send one text. */
function trackOfSource(source: unknown): Track | null {
  const artist = encodedText(at(source, 'artist'));
  const title = encodedText(at(source, 'title')) || encodedText(at(source, 'yp_currently_playing'));
  return artist && title ? { title, artist, art: '' } : trackOf(title || artist);
}
