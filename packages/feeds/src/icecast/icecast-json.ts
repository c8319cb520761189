import type { FeedReader } from '../feed-options';
import { parseJson } from '../json';
import { encodedText } from '../text/text';
import { readIcestats } from './icestats';

/** `status-json.xsl` of Icecast 2.4 and later. */
export const readIcecastJson: FeedReader = (text, options) =>
  readIcestats(parseJson(repairIcecastJson(text)), options, encodedText);

const TEXT_KEYS = 'title|artist|server_name|server_description|genre|yp_currently_playing';
const BARE_TEXT = new RegExp(`"(${TEXT_KEYS})"\\s*:\\s*([^"\\[{,}\\s][^,}]*)`, 'g');

/**
 * Icecast 2.4 leaves the quotes off a text that looks like a number (`-`, `.5`, `1e5`), lets control characters
 * through, and in its first moments forgets a brace. Bare texts are quoted in valid documents too: `1e5` is a title,
 * not 100000.
 */
export function repairIcecastJson(text: string): string {
  return text
    .replace(/[\t\r\n]/g, ' ')
    .replace(CONTROL, '')
    .replace('"icestats":"', '"icestats":{"')
    .replace(BARE_TEXT, quoteBare);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a control character in a string ends JSON.parse
const CONTROL = /[\u0000-\u001f\ufeff]/g;

function quoteBare(_: string, key: string, bare: string): string {
  const value = bare.trim();
  return `"${key}":${value === 'null' ? value : JSON.stringify(value)}`;
}
