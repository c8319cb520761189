import { moreKinds } from './provider/more-kinds';

/** Texts that stations write; Icecast leaves the quotes off one that looks like a number. */
const BARE_TEXT =
  /"(title|artist|songtitle|server_name|server_description|genre|yp_currently_playing)"\s*:\s*([^"[{,}\s][^,}]*)/g;

/**
 * The JSON in a text, without a byte order mark or the `callback(…)` of JSONP, and repaired where it is damaged;
 * undefined when it is none. Texts without quotes are quoted in valid documents too: `1e5` is a title, not 100000.
 */
export function parseJson(text: string): unknown {
  const wrapped = /^\s*[\w$.]{1,100}\s*\(/.test(text);
  const json = (
    wrapped ? text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')) : text.replace(/^\ufeff/, '')
  ).replace(BARE_TEXT, quoted);
  return parsed(json) ?? parsed(moreKinds.repairJson?.(json) ?? '');
}

function quoted(_: string, key: string, bare: string): string {
  const value = bare.trim();
  return `"${key}":${value === 'null' ? value : JSON.stringify(value)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
