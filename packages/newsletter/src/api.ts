import { type Ajax, AjaxError, type Fields } from '@onda/core/http/ajax';

/** The server's reply to a form. Messages are plain text. */
export type Reply =
  | { kind: 'done'; address: string }
  /** `meta` holds the addresses of a captcha that shall be shown. */
  | { kind: 'captcha'; meta: object; address: string; messages: string[] }
  /** A shown captcha shows another code. */
  | { kind: 'refresh'; messages: string[] }
  | { kind: 'redirect'; address: string; messages: string[] }
  | { kind: 'errors'; messages: string[]; isStale: boolean }
  /** No answer that says something: `status` is 0 where none came. */
  | { kind: 'failed'; status: number; isTimeout: boolean };

/** Milliseconds until a subscription counts as lost, and a token. */
export const SUBSCRIBE_MS = 10_000;
export const TOKEN_MS = 5_000;

/** The reply for a token; `challenge` only from our own server. */
export interface Admission {
  token: string;
  challenge: unknown;
}

export interface NewsletterApi {
  subscribe(token: string, apiVersion: string, data: Fields): Promise<Reply>;
  /** Undefined where nobody answers. */
  admission(): Promise<Admission | undefined>;
}

export function createNewsletterApi(ajax: Ajax, signal: AbortSignal): NewsletterApi {
  return {
    async subscribe(token, api_version, data) {
      const fields = { api_version, token, endpoint: 'subscribers', method: 'subscribe', data };
      try {
        return accepted(await ajax.post('mailpoet', fields, { signal, timeoutMs: SUBSCRIBE_MS }));
      } catch (error) {
        return refused(error instanceof AjaxError ? error : new AjaxError('offline'));
      }
    },
    async admission() {
      try {
        const reply = await ajax.post('mailpoet_token', {}, { signal, timeoutMs: TOKEN_MS });
        const { token, challenge } = record(reply);
        return typeof token === 'string' ? { token, challenge } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** A page of HTML with status 200 was no answer to us; what holds errors is none of success. */
function accepted(reply: unknown): Reply {
  const { data, meta, errors } = record(reply);
  if (errors !== undefined) return refusal(record(reply), 200);
  if (data === undefined) return { kind: 'failed', status: 200, isTimeout: false };
  return { kind: 'done', address: text(record(meta).redirect_url) };
}

function refused({ kind, status, body }: AjaxError): Reply {
  const answer = record(body);
  if (kind === 'timeout') return { kind: 'failed', status, isTimeout: true };
  return refusal(answer, status);
}

/** The order counts: a wrong captcha comes with `refresh_captcha` and `redirect_url` together. */
function refusal(answer: Record<string, unknown>, status: number): Reply {
  const messages = [...messagesOf(answer.errors), ...messagesOf([answer.data])];
  const meta = record(answer.meta);
  const address = text(meta.redirect_url);
  if (meta.show_captcha) return { kind: 'captcha', meta, address, messages };
  if (meta.refresh_captcha) return { kind: 'refresh', messages };
  if (address) return { kind: 'redirect', address, messages };
  if (messages.length === 0) return { kind: 'failed', status, isTimeout: false };
  return { kind: 'errors', messages, isStale: status === 401 };
}

/**
 * A list, or an object with numbers as keys; one of MailPoet's is HTML for administrators. Our router says
 * `data.message`.
 */
function messagesOf(errors: unknown): string[] {
  return Object.values(record(errors))
    .map(record)
    .filter(({ error }) => error !== 'reinstall_plugin')
    .map(({ message }) => text(message))
    .filter((message) => message !== '');
}

const record = (value: unknown): Record<string, unknown> => Object(value);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
