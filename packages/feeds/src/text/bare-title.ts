const NUMBER = /^\d{2,3}(?: - |\. )/;
const FOLDER = /^(?:[a-z]:)?[\\/](?:.*[\\/])?/i;
const FILE = /^(.+)\.(?:mp3|m4a|aac|ogg|opus|flac|wav|wma)$/i;
const FREQUENCY = String.raw`\d{2,3}[.,]\d ?(?:fm|mhz)`;
const CLOCK = String.raw`\d?\d(?::\d\d){1,2}`;
/** How long the song is, or how long it plays and is. */
const LENGTH = String.raw`[([]${CLOCK}(?: ?/ ?${CLOCK})?[)\]]`;
/** A frequency, a time or an address that stands beside the song, and the next one. */
const BESIDE = new RegExp(
  String.raw`^(?:${FREQUENCY}|\d?\d:\d\d) ?\| ?| ?\| ?(?:(?:https?://|www\.)\S+|${FREQUENCY})$| ?(?:\||\*\*+) ?next:.*$|^${LENGTH} | ?${LENGTH}$`,
  'gi',
);
/** The show before a bar, where the song behind it has a dash of its own. */
const SHOW = /^(?:(?! - )[^|:=])+ \| (?=[^|]* - )/;

/**
 * A title without what a sender adds: the station behind a bar, the next song, and folder, number and ending of a file
 * without tags.
 */
export function bareTitle(text: string): string {
  const [, name] = FILE.exec(text) ?? [];
  if (name === undefined)
    return (text.includes('_-_') ? spaced(text) : text).replace(BESIDE, '').replace(SHOW, '');
  return spaced(name.replace(FOLDER, '')).replace(NUMBER, '').trim();
}

/** Names of files have `_` in place of spaces: `Faro_-_Marea_alta`. */
const spaced = (text: string): string => (text.includes(' ') ? text : text.replaceAll('_', ' '));

/** Encoders that know no song title a segment of HLS by the name of a file, a number or a word. */
export const isSegmentName = (title: unknown): boolean =>
  /^(?:no[ -]?desc|unknown|untitled|null|-|\d+|\S+\.(?:ts|m4s|mp4|aac|mp3))?$/i.test(
    String(title ?? '').trim(),
  );
