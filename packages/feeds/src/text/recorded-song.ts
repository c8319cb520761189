/** `Faro - text="Marea" song_spot="M" …`, where a spot other than M is no music. */
const SPOT = /^(.*?)\s*-?\s*text="(.*?)" song_spot="(\w)"/;
/** `FARO~Marea~~~~~2020-08-13T08:11:53~…~Radio Uno`. */
const FIELDS = 5;

/** Artist and title of a text that is a record of a broadcast system; null for any other text. */
export function recordedSong(text: string): string[] | null {
  const [, artist = '', title = '', spot] = SPOT.exec(text) ?? [];
  if (spot) return spot === 'M' ? [artist, title].filter(Boolean) : [];
  const named = ['artist', 'title'].map((key) => new RegExp(`\\b${key}="([^"]+)"`).exec(text)?.[1] ?? '');
  if (named.every(Boolean)) return named;
  const fields = text.split('~').map((field) => field.trim());
  return fields.length >= FIELDS && fields[0] && fields[1] ? fields.slice(0, 2) : null;
}
