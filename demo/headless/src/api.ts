declare const __ONDA_SITE__: string;

/** Address of the routes of the WordPress. */
const API = `${__ONDA_SITE__}/wp-json/onda/v1`;
const TOKEN_KEY = 'onda-visitor';

export interface Station {
  id: string;
  name: string;
  stream: string;
}

export interface NowPlaying {
  track: { title: string; artist: string; art: string } | null;
}

export interface Post {
  post: number;
  title: string;
  link: string;
  excerpt: string;
}

export interface Form {
  id: number;
  button: string;
  stamp: string;
}

/** A refusal of the site, with its code and what it says beside it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly data: { captcha?: { session: string; image: string } },
  ) {
    super(message);
  }
}

/** Reads what everybody may read: no token, so that caches may answer. */
export const read = <T>(path: string, signal?: AbortSignal): Promise<T> =>
  answer(fetch(`${API}${path}`, { credentials: 'omit', ...(signal && { signal }) }));

/** Asks for this visitor. A token that is no longer good is replaced once. */
export async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  try {
    return await send(method, path, body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'visitor_token') throw error;
    localStorage.removeItem(TOKEN_KEY);
    return send(method, path, body);
  }
}

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = {
    'X-Onda-Visitor': await visitor(),
    ...(body && { 'Content-Type': 'application/json' }),
  };
  return answer(
    fetch(`${API}${path}`, {
      method,
      headers,
      credentials: 'omit',
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
}

let asked: Promise<string> | undefined;

/** Several first questions at once share one token. */
async function visitor(): Promise<string> {
  const kept = localStorage.getItem(TOKEN_KEY);
  if (kept) return kept;
  asked ??= answer<{ token: string }>(fetch(`${API}/visitor`, { method: 'POST', credentials: 'omit' }))
    .then(({ token }) => {
      localStorage.setItem(TOKEN_KEY, token);
      return token;
    })
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

async function answer<T>(asking: Promise<Response>): Promise<T> {
  const reply = await asking;
  const body = await reply.json();
  if (!reply.ok) throw new Refusal(body.code, body.message, body.data);
  return body;
}
