import { type Ajax, AjaxError, dataOf } from '@onda/core/http/ajax';
import { webAddress } from '@onda/core/http/safe-url';
import { ACTIONS, themeFields } from '../wire/wire';

export interface ThemeResult {
  title: string;
  /** An http(s) address. */
  link: string;
  /** An http(s) address, or empty. */
  image: string;
  /** Plain text, or empty. */
  excerpt: string;
}

/** A theme of its own may answer with ready HTML instead of a list; `html` is then what is shown. */
export interface Found {
  phrase: string;
  total: number;
  results: ThemeResult[];
  html: string;
  /** Tells how the results differ from the phrase; only our own server sends it. */
  note?: string;
}

export type FindInTheme = (phrase: string, signal: AbortSignal) => Promise<Found>;

/** Asks the theme's action. Throws `AjaxError` only. */
export function createThemeApi(ajax: Ajax): FindInTheme {
  return async (phrase, signal) => {
    const data = dataOf(await ajax.post(ACTIONS.theme, themeFields(phrase), { signal }));
    const found = readFound(data, phrase);
    if (!found) throw new AjaxError('unreadable', 200);
    return found;
  };
}

/** `{ results, total, html }` as our server says it, a bare list, or HTML as text. */
function readFound(data: unknown, phrase: string): Found | undefined {
  if (typeof data === 'string') return { phrase, total: 0, results: [], html: data };
  if (typeof data !== 'object' || data === null) return undefined;
  const { results: listed, total, html, note } = data as Record<string, unknown>;
  const list = Array.isArray(data) ? data : listed;
  if (!Array.isArray(list)) return typeof html === 'string' ? readFound(html, phrase) : undefined;
  const results = list.map(readResult).filter(({ title, link }) => title && link);
  const found: Found = {
    phrase,
    results,
    total: Math.max(results.length, Math.floor(Number(total)) || 0),
    html: '',
  };
  if (note) found.note = plain(note);
  return found;
}

function readResult(raw: unknown): ThemeResult {
  const { title, link, url, permalink, image, thumbnail, excerpt } = Object(raw) as Record<string, unknown>;
  return {
    title: plain(title),
    link: webAddress(link ?? url ?? permalink),
    image: webAddress(image ?? thumbnail),
    excerpt: plain(excerpt),
  };
}

const plain = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
