import { type ByteStream, openByteStream } from '@onda/core/http/byte-stream';
import { pageAjax } from '@onda/core/http/page-services';
import type { Clock } from '@onda/core/timing/clock';
import { withTimeout } from '@onda/core/timing/with-timeout';
import { httpUrl } from '@onda/feeds/http-url';
import { playlistStreams } from '@onda/feeds/playlist';
import { createPlayerApi } from '../api';
import { asHls } from './stream-format';

/** Types of what may be a list; servers that know no better call it plain text, XML, bytes or nothing. */
const LIST_TYPES =
  /^$|mpegurl|scpls|xspf|ms-(asf|wax|wvx)|realaudio|\/(x-)?(pls|asx|m3u)\b|^text\/(plain|xml)$|^application\/(xml|octet-stream)$/;

/** A list is a few lines; what is longer, or takes longer, is sound. */
const LIMIT = 65_536;
const READ_MS = 5000;

/**
 * The streams that the document at an address names, whatever it is called; none when it is sound or a page. Throws
 * when this page may not read it.
 */
export async function readPlaylist(
  clock: Clock,
  url: string,
  signal: AbortSignal,
  openStream = openByteStream,
): Promise<readonly string[]> {
  const reply = await openStream(url, signal);
  const isList = reply.status < 400 && LIST_TYPES.test(reply.contentType);
  const text = isList ? await withTimeout(clock, textOf(reply), READ_MS, reply.close).catch(() => '') : '';
  reply.close();
  return /^#EXT-X-/m.test(text) ? [asHls(url)] : playlistStreams(text, url);
}

export interface StationStream {
  /** Id in the settings; empty for a stream that only the page names. */
  station: string;
  radioStream: string;
}

/** The sound that our server found in the playlist of a station, which this page may not read; none of other lists. */
export async function toldPlaylist(
  { station, radioStream }: StationStream,
  url: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { ajax, hasServer } = pageAjax();
  if (station === '' || url !== radioStream || !hasServer) return [];
  const { sound } = Object(await createPlayerApi(ajax).nowPlaying(station, signal)) as { sound?: unknown };
  return typeof sound === 'string' && httpUrl(sound) ? [sound] : [];
}

async function textOf({ read }: ByteStream): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = await read(); bytes; bytes = await read()) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > LIMIT) return '';
  }
  return text;
}
