import { type Ajax, AjaxError, dataOf } from '@onda/core/http/ajax';
import { webAddress } from '@onda/core/http/safe-url';

const ACTION = 'onda_artist';

/** The code of our server's refusal if the owner chose no provider. */
const OFF = 'artists_off';

/**
 * `known` has a biography, a thumbnail or both · `unknown` nobody knows the artist · `off` the owner allows no
 * questions.
 */
export type ArtistAnswer = KnownArtist | { kind: 'unknown' } | { kind: 'off' } | { kind: 'failed' };

/** Texts are plain; `thumbnail` and `link` are http(s) or empty. */
export interface KnownArtist {
  kind: 'known';
  thumbnail: string;
  /** Empty when there is none. */
  biography: string;
  /** Language of the biography, as the page's `lang`. */
  language: string;
  /** Author and source; most licenses require both to be shown. */
  credit: string;
  link: string;
}

/**
 * The biography in the page's language, else in English (R-7 reads the English one). Throws only when aborted.
 */
export async function askArtist(
  ajax: Ajax,
  artist: string,
  language: string,
  signal: AbortSignal,
): Promise<ArtistAnswer> {
  try {
    return parseArtist(dataOf(await ajax.post(ACTION, { artist }, { signal })), language);
  } catch (error) {
    if (!(error instanceof AjaxError) || error.kind === 'aborted') throw error;
    return isOff(error) ? { kind: 'off' } : { kind: 'failed' };
  }
}

/** `{artists: [{thumbnail, biographies: {es, en, …}, credit, link}]}`, as our server and the spec's service word it. */
export function parseArtist(data: unknown, language: string): ArtistAnswer {
  const { artists } = Object(data) as { artists?: unknown };
  if (!Array.isArray(artists)) return { kind: 'failed' };
  const { thumbnail, biographies, credit, link } = Object(artists[0]) as Record<string, unknown>;
  const found = biographyOf(biographies, language);
  const picture = webAddress(thumbnail);
  if (!found.biography && !picture) return { kind: 'unknown' };
  return { kind: 'known', thumbnail: picture, ...found, credit: text(credit), link: webAddress(link) };
}

const FALLBACK = 'en';

function biographyOf(biographies: unknown, language: string) {
  const texts = new Map(Object.entries(Object(biographies)));
  const own = [language, FALLBACK].find((name) => text(texts.get(name)) !== '') ?? language;
  return { biography: text(texts.get(own)), language: own };
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A page without a server of ours is told the same as one whose owner switched it off. */
function isOff({ kind, status, body }: AjaxError): boolean {
  const { data } = Object(body) as { data?: unknown };
  return Object(data).code === OFF || (kind === 'refused' && status === 0);
}
