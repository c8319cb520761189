import type { FeedOptions } from '../feed-options';
import type { Track } from '../now-playing';
import { isPlaceholder } from '../text/placeholders';
import { recordedSong } from '../text/recorded-song';
import { literal } from '../text/song-text';
import { trackOf } from '../text/track-text';

/** The texts in which a document tells a song; each may be empty. */
export interface SongTexts {
  artist?: string;
  title?: string;
  /** Artist and title in one. */
  text?: string;
  /** The names of the station, which some servers write as the artist or beside the song. */
  stations?: readonly (string | undefined)[];
}

/** The song of a text that tells both, in a document that has no name of the station. */
export const songIn = (text: string, { stationName }: Pick<FeedOptions, 'stationName'>): Track | null =>
  songOf({ text, stations: [stationName] });

/** Artist and title apart where both are told, else those of the text that tells both. */
export function songOf(
  { artist: told = '', title: written = '', text: both = '', stations = [] }: SongTexts,
  art = '',
): Track | null {
  const [title = '', text = ''] = [written, both].map((one) => stations.reduce(withoutStation, one));
  const artist = isNobody(told, title, stations) ? '' : told;
  if (artist && title) return apart(artist, title, art);
  const one = title || artist;
  const whole = trackOf(text, art);
  if (whole?.artist && text.includes(one)) return whole;
  const split = trackOf(one || text, art);
  if (split?.artist) return split;
  if (artist && split) return { title: '', artist, art };
  // The station was the artist: it speaks of itself.
  return trackOf(written || both)?.artist ? null : split;
}

/** The station itself is no artist beside a title that names one. */
const isNobody = (artist: string, title: string, stations: SongTexts['stations'] = []) =>
  isPlaceholder(artist) ||
  (stations.some((name) => name?.toLowerCase() === artist.toLowerCase()) && trackOf(title)?.artist);

const apart = (artist: string, title: string, art: string): Track | null =>
  isPlaceholder(`${artist} - ${title}`) ? null : { title: titleAlone(title, artist), artist, art };

/** The title alone, of a text that is a record or repeats its artist. */
function titleAlone(title: string, artist: string): string {
  const repeated = `${artist} - `;
  return recordedSong(title)?.at(-1) ?? (title.startsWith(repeated) ? title.slice(repeated.length) : title);
}

/** A text without the name of the station before it or behind it, and without the bar or dash between. */
function withoutStation(text: string, station = ''): string {
  const name = literal(station);
  if (!name) return text;
  const before = `^(?:${name}(?: ?[|:•] ?| [-–—]+ |$))+`;
  return text.replace(new RegExp(`${before}|(?:(?: ?[|•] ?| [-–—]+ )${name})+$`, 'giu'), '');
}
