/** `Faro - text="Marea" song_spot="M" …`, where only M is music. */
const SPOT = /^(.*?)\s*-?\s*\btext="(.*?)" \w+="/;
/** `FARO~Marea~~~~~2020-08-13T08:11:53~…~Radio Uno`. */
const FIELDS = 5;

/** Artist and title of a text that is a record of a broadcast system, empty for no music; null for any other text. */
export function recordedSong(text: string): string[] | null {
  const named = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(text)?.[1];
  const spot = named('song_spot');
  const [, ...spoken] = SPOT.exec(text) ?? [];
  if (spoken.length > 0) return spot === 'M' ? spoken.filter(Boolean) : [];
  const [artist, title] = ['artist', 'title'].map(named);
  if (artist !== undefined && title !== undefined)
    return (spot ?? 'M') === 'M' ? [artist, title].filter(Boolean) : [];
  const fields = text.split('~').map((field) => field.trim());
  return fields.length >= FIELDS && fields[0] && fields[1] ? fields.slice(0, 2) : null;
}
