import { webAddress } from '@onda/core/http/safe-url';

/** Half an emoji, where a feed cut one: it has no place in an address. */
const HALF = /[\ud800-\udfff]/gu;

/** The template with the track in the place of `{artist}` and `{title}`; empty when it makes no http(s) address. */
export function lyricsAddress(template: string, track: { artist: string; title: string } | null): string {
  if (!template || !track?.title) return '';
  const filled = template.replace(/\{(artist|title)\}/g, (_, name: 'artist' | 'title') =>
    encodeURIComponent(track[name].replace(HALF, '')),
  );
  return webAddress(filled);
}
