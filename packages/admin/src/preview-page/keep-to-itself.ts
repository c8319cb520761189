import { FORM_TYPE } from '@onda/core/http/form-request';
import { replyTo, type StandIn } from './replies';

/** The name is that of `Reply::PREVIEW` in PHP: the server counts nothing of such a request. */
const MARK = 'onda_preview';

/**
 * Makes the page of a preview harmless: some requests get a reply of ours, the others are marked; what it stores ends
 * with it, other tabs hear nothing of it, and its links lead nowhere. Runs before any other script of the page.
 */
export function keepToItself(page: Window & typeof globalThis, replies: readonly StandIn[]): void {
  const send = page.fetch.bind(page);
  page.fetch = (input, init) => {
    const form = formOf(init);
    if (!form) return send(input, init);
    const found = replyTo(replies, form);
    if (found) return Promise.resolve(jsonReply(found.reply));
    form.set(MARK, '1');
    return send(input, { ...init, body: form.toString() });
  };
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(page, name, { configurable: true, value: memoryStorage() });
  }
  Object.defineProperty(page, 'BroadcastChannel', { configurable: true, value: undefined });
  page.navigator.sendBeacon = () => true;
  page.document.addEventListener('click', stayHere, { capture: true });
}

/** The fields of a form as `formRequest` of core sends them. */
function formOf({ body, headers }: RequestInit = {}): URLSearchParams | undefined {
  const isForm = typeof body === 'string' && new Headers(headers).get('content-type') === FORM_TYPE;
  return isForm ? new URLSearchParams(body) : undefined;
}

const jsonReply = (reply: unknown) =>
  new Response(JSON.stringify(reply), { headers: { 'Content-Type': 'application/json' } });

function stayHere(event: MouseEvent): void {
  const isLink = event.composedPath().some((node) => node instanceof HTMLAnchorElement && node.href);
  if (isLink) event.preventDefault();
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (place) => [...kept.keys()][place] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, `${value}`),
  };
}
