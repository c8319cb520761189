import type { Clock } from '../timing/clock';
import { decodeBytes } from './decode-bytes';
import { formRequest, TIMEOUT_MS } from './form-request';

/** `null` and `undefined` are left out; `{want: {a: 1}}` travels as `want[a]=1`, a list as `name[]=…`. */
export type Field =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Field[]
  | { readonly [name: string]: Field };

export type Fields = { readonly [name: string]: Field };

export interface AjaxOptions {
  signal?: AbortSignal;
  /** The time for the whole reply. */
  timeoutMs?: number;
  /** The request outlives the page. */
  keepalive?: boolean;
  /** The request, if `firstRequest` has sent it already. */
  sent?: Promise<Response> | undefined;
}

export interface Ajax {
  /** The JSON of the reply, as the server sent it. Throws `AjaxError` only. */
  post(action: string, fields?: Fields, options?: AjaxOptions): Promise<unknown>;
  /** The text of the reply, for the few actions that reply with text or HTML. */
  postForText(action: string, fields?: Fields, options?: AjaxOptions): Promise<string>;
  /** A document by its address: a feed of a foreign server, the next article. */
  get(url: string, options?: AjaxOptions): Promise<string>;
}

/**
 * `offline` no reply came · `timeout` · `aborted` by its caller, no error · `refused` 400, 401, 403, `0`, `-1` or
 * `success: false` · `failed` any other status · `unreadable` not the expected JSON.
 */
export type AjaxErrorKind = 'offline' | 'timeout' | 'aborted' | 'refused' | 'failed' | 'unreadable';

export class AjaxError extends Error {
  override name = 'AjaxError';

  constructor(
    readonly kind: AjaxErrorKind,
    /** 0 when no reply came. */
    readonly status = 0,
    /** The reply's JSON, when there was some. */
    readonly body?: unknown,
    /** From `Retry-After`; 0 when the server named none. */
    readonly retryAfterMs = 0,
  ) {
    super(`${kind} ${status}`);
  }
}

interface Dependencies {
  /** The admin-ajax address; empty on a page without a server of ours, where every `post` is refused. */
  url: string;
  fetch: typeof fetch;
  clock: Clock;
}

interface Reply {
  status: number;
  text: string;
}

export function createAjax({ url, fetch, clock }: Dependencies): Ajax {
  async function send(address: string, init: RequestInit, options: AjaxOptions = {}): Promise<Reply> {
    const controller = new AbortController();
    const stop = () => controller.abort(new AjaxError('aborted'));
    const { signal, timeoutMs = TIMEOUT_MS, keepalive = false, sent } = options;
    if (signal?.aborted) throw new AjaxError('aborted');
    signal?.addEventListener('abort', stop);
    const undo = clock.after(timeoutMs, () => controller.abort(new AjaxError('timeout')));
    try {
      const response = await (sent ?? fetch(address, { ...init, keepalive, signal: controller.signal }));
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = decodeBytes(bytes, response.headers.get('content-type') ?? '');
      return readable(response, text, clock.now());
    } catch (error) {
      throw errorOf(error, controller.signal);
    } finally {
      undo();
      signal?.removeEventListener('abort', stop);
    }
  }

  async function postForText(action: string, fields: Fields = {}, options?: AjaxOptions): Promise<Reply> {
    if (!url) throw new AjaxError('refused');
    return send(url, formRequest(encoded({ action, ...fields })), options);
  }

  return {
    async post(action, fields, options) {
      const { status, text } = await postForText(action, fields, options);
      const body = parsed(text);
      if (body === undefined) throw new AjaxError('unreadable', status);
      return body;
    },
    postForText: async (action, fields, options) => (await postForText(action, fields, options)).text,
    get: async (address, options) => (await send(address, {}, options)).text,
  };
}

/** `data` of WordPress's `{"success": true, "data": …}`; throws `refused` with the body for anything else. */
export function dataOf(reply: unknown): unknown {
  const { success, data } = Object(reply) as { success?: unknown; data?: unknown };
  if (success !== true) throw new AjaxError('refused', 200, reply);
  return data;
}

function errorOf(error: unknown, { aborted, reason }: AbortSignal): unknown {
  if (aborted || error instanceof AjaxError) return aborted ? reason : error;
  return new AjaxError(Object(error).name === 'TimeoutError' ? 'timeout' : 'offline');
}

const REFUSALS = [400, 401, 403];

/** WordPress replies `0` when no handler has the action and `-1` when the nonce is wrong, often with status 200. */
function readable(response: Response, text: string, now: number): Reply {
  const { ok, status } = response;
  if (ok && !/^\s*(0|-1)\s*$/.test(text)) return { status, text };
  const kind = ok || REFUSALS.includes(status) ? 'refused' : 'failed';
  throw new AjaxError(
    kind,
    status,
    parsed(text),
    retryAfterMs(response.headers.get('retry-after') ?? '', now),
  );
}

/** The header has seconds, or a date. */
function retryAfterMs(written: string, now: number): number {
  const seconds = Number(written);
  const ms = Number.isNaN(seconds) ? Date.parse(written) - now : seconds * 1000;
  return Math.max(ms || 0, 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function encoded(fields: Fields): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) append(form, name, value);
  return form.toString();
}

function append(form: URLSearchParams, name: string, value: Field): void {
  if (value === null || value === undefined) return;
  if (typeof value !== 'object') {
    form.append(name, String(value));
    return;
  }
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) append(form, `${name}[${isList ? '' : key}]`, inner);
}
