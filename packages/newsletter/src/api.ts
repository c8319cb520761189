import { formRequest } from '@onda/core/http/form-request';
import type { Clock } from '@onda/core/timing/clock';
import type { FormFields } from './form/form-fields';

/** The server's reply to a form. Messages are plain text. */
export type Reply =
  | { kind: 'done'; address: string }
  /** The answer to this challenge must come with the same request. */
  | { kind: 'work'; challenge: object; messages: string[] }
  /** `meta` holds the addresses of the captcha to show. */
  | { kind: 'captcha'; meta: object; address: string; messages: string[] }
  /** The captcha in the form gets another code. */
  | { kind: 'refresh'; messages: string[] }
  | { kind: 'redirect'; address: string; messages: string[] }
  | { kind: 'errors'; messages: string[]; isStale: boolean }
  /** No readable reply: `status` is 0 if none came. */
  | { kind: 'failed'; status: number; isTimeout: boolean };

/** The timeout of a subscription and of a token, in milliseconds. */
export const SUBSCRIBE_MS = 10_000;
export const TOKEN_MS = 5_000;

export interface NewsletterApi {
  /** `fields` are the form's, each named `data[…]`. */
  subscribe(token: string, apiVersion: string, fields: FormFields): Promise<Reply>;
  /** A new token; undefined if the server gives none. */
  renewedToken(): Promise<string | undefined>;
}

interface Dependencies {
  url: string;
  clock: Clock;
  signal: AbortSignal;
}

/** `body` is empty if the reply is no JSON. */
interface Answer {
  status: number;
  isTimeout: boolean;
  body: Record<string, unknown>;
}

/** The client is not that of core, `http/ajax`, which would be one more file between the first touch and the answer. */
export function createNewsletterApi({ url, clock, signal }: Dependencies): NewsletterApi {
  async function post(fields: FormFields, timeoutMs: number): Promise<Answer> {
    const call = new AbortController();
    const stop = () => call.abort();
    let isTimeout = false;
    const undo = clock.after(timeoutMs, () => {
      isTimeout = true;
      stop();
    });
    signal.addEventListener('abort', stop);
    try {
      const form = String(new URLSearchParams(fields));
      const response = await fetch(url, { ...formRequest(form), signal: call.signal });
      return { status: response.status, isTimeout, body: record(parsed(await response.text())) };
    } catch {
      return { status: 0, isTimeout, body: {} };
    } finally {
      undo();
      signal.removeEventListener('abort', stop);
    }
  }

  return {
    async subscribe(token, apiVersion, fields) {
      const call: FormFields = [
        ['action', 'mailpoet'],
        ['api_version', apiVersion],
        ['token', token],
        ['endpoint', 'subscribers'],
        ['method', 'subscribe'],
      ];
      return replyOf(await post([...call, ...fields], SUBSCRIBE_MS));
    },
    async renewedToken() {
      const { body } = await post([['action', 'mailpoet_token']], TOKEN_MS);
      return text(body.token) || undefined;
    },
  };
}

/** A page of HTML with status 200 is no reply of ours; a reply with errors is no success. */
function replyOf({ status, isTimeout, body }: Answer): Reply {
  const { data, meta, errors } = body;
  const isAccepted = status >= 200 && status < 300 && data !== undefined && errors === undefined;
  if (isAccepted) return { kind: 'done', address: text(record(meta).redirect_url) };
  return isTimeout ? { kind: 'failed', status, isTimeout } : refusal(body, status);
}

/** The order counts: a wrong captcha comes with `refresh_captcha` and `redirect_url` together. */
function refusal(answer: Record<string, unknown>, status: number): Reply {
  const messages = [...messagesOf(answer.errors), ...messagesOf([answer.data])];
  const meta = record(answer.meta);
  const address = text(meta.redirect_url);
  if (meta.challenge) return { kind: 'work', challenge: meta.challenge, messages };
  if (meta.show_captcha) return { kind: 'captcha', meta, address, messages };
  if (meta.refresh_captcha) return { kind: 'refresh', messages };
  if (address) return { kind: 'redirect', address, messages };
  if (messages.length === 0) return { kind: 'failed', status, isTimeout: false };
  return { kind: 'errors', messages, isStale: status === 401 };
}

/**
 * The messages: a list, or an object with numbers as keys; one of MailPoet's is HTML for administrators. Our router
 * sends `data.message`.
 */
function messagesOf(errors: unknown): string[] {
  return Object.values(record(errors))
    .map(record)
    .filter(({ error }) => error !== 'reinstall_plugin')
    .map(({ message }) => text(message))
    .filter((message) => message !== '');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const record = (value: unknown): Record<string, unknown> => Object(value);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
