import type { FeedOptions } from '../feed-options';
import { httpUrl } from '../http-url';

/**
 * Pictures that are none: AzuraCast names its uploaded default `album_art.<time>.png`, panels have files of their own,
 * and Last.fm answers a gray star for every artist since it stopped giving pictures.
 */
const NO_ART =
  /album_art\.|\/no-?cover\.|\/generic_song\.|2a96cbd8b46e442fc41c2b86b821562f|^(?:null|none|undefined)$/i;
const AMPERSAND = /&(?:(?:amp|#0*38|#x0*26);)+/gi;
/** JSON in JSON keeps one before each slash; browsers take one alone for a slash. */
const BACKSLASH = /\\+\/?/g;
const PROVIDER_PATH = '/data/image/';
const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif)(?:\?|$)/i;
const ART_LIMIT = 2000;

type Base = Pick<FeedOptions, 'providerHost' | 'streamUrl' | 'feedUrl'>;

/** Address of the picture of a track; empty unless it is http(s) and a picture of its own. */
export function artUrl(value: unknown, options: Base = {}): string {
  if (typeof value !== 'string' || value.length > ART_LIMIT) return '';
  const written = value.trim().replace(AMPERSAND, '&').replace(BACKSLASH, '/');
  if (NO_ART.test(written) || /^https?:(?!\/\/)/i.test(written)) return '';
  const base = written.startsWith(PROVIDER_PATH) ? providerOf(options) : options.feedUrl;
  const href = httpUrl(written.startsWith('//') ? `https:${written}` : written, base)?.href ?? '';
  // A host may hold a quotation mark.
  return href.includes('"') ? '' : href;
}

/** Pictures of the history must also end like a file of one. */
export function historyArtUrl(value: unknown, options: Base = {}): string {
  const url = artUrl(value, options);
  return IMAGE_FILE.test(url) ? url : '';
}

function providerOf({ providerHost = '', streamUrl = '' }: Base): string {
  if (!providerHost) return streamUrl;
  return providerHost.includes('://') ? providerHost : `https://${providerHost}`;
}
