/** `Faro - text="Marea" song_spot="T" …`. */
const SPOT = /^(.*?)\s*-?\s*\btext="(.*?)" \w+="/;
/** The name, the length or the type of a break between songs. */
const NO_MUSIC = /\bspot block\b|\blength\W+00:00:00\b|\btype\W+(?:ad|com|jin|li?nk|news|pro?m|spo?t)/i;
/** Beside a mark that is not `M`, a length or the number of an artist or song tells music. */
const SPOKEN = /song_spot="(?!M)/;
const KNOWN = /\b(?:length="(?!00:00:00)|(?:t[ap]|mediabase|itunestrack|amgtrack)id="[1-9])/i;
/** Fields behind artist and title in `FARO~Marea~~~~~2020-08-13T08:11:53~…~Radio Uno`, at least. */
const MORE_FIELDS = 2;

/** `ARTIST=Faro|TITLE=Marea`: a value is in quotes, or goes up to the next field. */
const NEXT =
  '\\s*(?:[|;~]|[,&-]?\\s*"?[a-z_]*(?:artist|title|album|song|track|type|length|duration|genre|year|label|url|spot|id)"?\\s*[:=]|\\}?$)';
const [ARTIST, TITLE] = ['artist', 'title|song|track'].map((name) => {
  const key = `"?(?:song_?|track_?)?(?:${name})"?`;
  return new RegExp(
    `(?:(?:^|[|;~,&{\\s])${key}\\s*[:=~]|(?:^|\\|)\\s*${key}\\s)\\s*(?:"([^"]*)"|(.*?))(?=${NEXT})`,
    'i',
  );
});

/** Artist and title of a text that is a record of a broadcast system, empty for no music; null for any other text. */
export function recordedSong(text: string): string[] | null {
  const record = SPOT.exec(text)?.slice(1) ?? named(text);
  if (record) {
    const isSpoken = SPOKEN.test(text) && !KNOWN.test(text);
    return isSpoken || NO_MUSIC.test(text) || !record[1] ? [] : record.filter(Boolean);
  }
  const [artist, title, ...more] = text.split('~').map((field) => field.trim());
  return artist && title && more.length >= MORE_FIELDS ? [artist, title] : null;
}

function named(text: string): string[] | null {
  const [artist, title] = [ARTIST?.exec(text), TITLE?.exec(text)];
  const value = ([, quoted, bare = '']: RegExpExecArray) => (quoted ?? bare).trim();
  return artist && title ? [value(artist), value(title)] : null;
}
