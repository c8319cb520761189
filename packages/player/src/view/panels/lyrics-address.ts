import { webAddress } from '@onda/core/safe-url';

/** The template with the track in the place of `{artist}` and `{title}`; empty when it makes no http(s) address. */
export function lyricsAddress(template: string, track: { artist: string; title: string } | null): string {
  if (!template || !track) return '';
  const filled = template.replace(/\{(artist|title)\}/g, (_, name: 'artist' | 'title') =>
    encodeURIComponent(track[name]),
  );
  return webAddress(filled);
}
