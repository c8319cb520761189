import type { Track } from '../now-playing';
import { isPlaceholder } from '../text/placeholders';
import { recordedSong } from '../text/recorded-song';
import { trackOf } from '../text/track-text';

/** The texts in which a document tells a song; each may be empty. */
export interface SongTexts {
  artist: string;
  title: string;
  /** Artist and title in one. */
  text: string;
  /** The name of the station, which some servers write as the artist. */
  station: string;
}

/** Artist and title apart where both are told, else those of the text that tells both. */
export function songOf({ artist: told, title, text, station }: SongTexts, art: string): Track | null {
  const isStation = told.toLowerCase() === station.toLowerCase() && trackOf(title)?.artist;
  const artist = isPlaceholder(told) || isStation ? '' : told;
  if (artist && title) return { title: titleAlone(title, artist), artist, art };
  const one = title || artist;
  const whole = trackOf(text, art);
  if (whole?.artist && text.includes(one)) return whole;
  const split = trackOf(one || text, art);
  return artist && split && !split.artist ? { title: '', artist, art } : split;
}

/** The title alone, of a text that is a record or repeats its artist. */
function titleAlone(title: string, artist: string): string {
  const repeated = `${artist} - `;
  return recordedSong(title)?.at(-1) ?? (title.startsWith(repeated) ? title.slice(repeated.length) : title);
}
