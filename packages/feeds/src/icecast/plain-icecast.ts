import type { FeedReader } from '../feed-options';
import { scalar, tidy } from '../text/tidy';
import { readIcestats } from './icestats';

/**
 * The signs of a text that `readIcecastJson` has to repair or decode: entities, escapes, controls, one encoding read as
 * another, texts without quotes, the forgotten brace. Nearly no document holds any of it, and the repairs are half of
 * that reader.
 */
const NEEDS_REPAIR =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
  /[&\u0000-\u001f\ufeff]|\\(?!["/])|[ÂÃâ-ï][\u0080-\u00bf\u0152-\u2122]|"(title|artist|server_name|server_description|genre|yp_currently_playing)"\s*:\s*[^"\s]|"icestats":"/;

export const isPlainIcecast = (text: string): boolean => !NEEDS_REPAIR.test(text);

/** `status-json.xsl` as Icecast means it to be. Reads exactly what the full reader reads. */
export const readPlainIcecast: FeedReader = (text, options) =>
  readIcestats(JSON.parse(text), options, (value) => tidy(scalar(value)));
