import type { FeedOptions } from '../feed-options';
import { httpUrl } from '../http-url';

/** The spec's sign of a default picture: AzuraCast names its uploaded default art `album_art.<time>.png`. */
const DEFAULT_ART = 'album_art.';
/** The gray star that Last.fm answers for every artist since it stopped giving pictures. */
const LASTFM_STAR = '2a96cbd8b46e442fc41c2b86b821562f';
const PROVIDER_PATH = '/data/image/';
const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif)(?:\?|$)/i;
const ART_LIMIT = 2000;

/** Address of the picture of a track; empty unless it is http(s) and a picture of its own (radio.md 5). */
export function artUrl(
  value: unknown,
  options: Pick<FeedOptions, 'providerHost' | 'streamUrl'> = {},
): string {
  if (typeof value !== 'string' || value.length > ART_LIMIT) return '';
  const written = value.trim();
  if (written.includes(DEFAULT_ART) || written.includes(LASTFM_STAR)) return '';
  if (written.startsWith(PROVIDER_PATH)) return httpUrl(written, providerOf(options))?.href ?? '';
  return httpUrl(written.startsWith('//') ? `https:${written}` : written)?.href ?? '';
}

/** Pictures of the history must also end like a file of one (radio.md 5). */
export function historyArtUrl(...args: Parameters<typeof artUrl>): string {
  const url = artUrl(...args);
  return IMAGE_FILE.test(url) ? url : '';
}

function providerOf({ providerHost = '', streamUrl = '' }: Parameters<typeof artUrl>[1] & object): string {
  if (!providerHost) return streamUrl;
  return providerHost.includes('://') ? providerHost : `https://${providerHost}`;
}
