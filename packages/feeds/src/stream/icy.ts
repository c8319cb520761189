import type { FeedReader } from '../feed-options';
import { nowPlaying } from '../now-playing';
import { historyArtUrl } from '../songs/art';
import { songOf } from '../songs/song';
import { songText } from '../text/song-text';

/** A block of the stream is not longer. */
const BLOCK = 255 * 16;
/** A value ends where `';` stands before the next key or the end: titles hold quotes and semicolons. */
const FIELD = /(\w{1,30})='([\s\S]*?)(?:';(?=\s*(?:\w{1,30}='|$))|'?;?\s*$)/g;

/** The text of a block that a stream carries inside its sound (`StreamTitle='Faro - Marea';StreamUrl='';`). */
export const readIcy: FeedReader = (text, options) => {
  const fields = new Map(Array.from(text.slice(0, BLOCK).matchAll(FIELD), ([, key, value]) => [key, value]));
  if (fields.size === 0) return null;
  if (fields.get('adw_ad') === 'true') return nowPlaying({});
  const url = fields.get('StreamUrl') ?? '';
  const told = new URLSearchParams(url.includes('=') ? url.slice(url.indexOf('&')) : '');
  const [artist, title] = ['artist', 'title'].map((key) => songText(told.get(key) ?? '', options));
  const song = songText(fields.get('StreamTitle'), options);
  const apart = artist && title && song.includes(title) ? { artist, title } : { artist: '', title: '' };
  return nowPlaying({
    track: songOf({ ...apart, text: song, stations: [options.stationName] }, historyArtUrl(url, {})),
  });
};
