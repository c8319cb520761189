import { settled } from '@onda/core/testing/fake-clock';
import { vi } from 'vitest';
import { resultHtml } from './replies';

export interface SearchPage {
  element: HTMLElement;
  field: HTMLInputElement;
  /** The requests, oldest first. */
  sent: Record<string, string>[];
  find(part: string): HTMLElement;
  findAll(selector: string): HTMLElement[];
  /** Types and lets the answer come. */
  type(text: string): Promise<void>;
  key(key: string, options?: KeyboardEventInit): KeyboardEvent;
  /** The text of the active result; empty where the field itself is active. */
  active(): string;
}

export type ReplyOf = (fields: Record<string, string>) => Response | Promise<Response>;

/** The wire's reply with these items as data; as HTML where something stands `inside` each of them. */
export function wireReply(titles: readonly string[], { total = titles.length, inside = '' } = {}): Response {
  const items = titles.map((title, at) => ({
    id: at + 1,
    content_type: 'pagepost',
    title,
    link: linkTo(title),
    content: `De ${title}.`,
  }));
  const html = titles.map((title) => resultHtml(title, linkTo(title), inside)).join('');
  const data = { results_count: titles.length, full_results_count: total, results: items };
  return new Response(marked(inside && html, data));
}

export const marked = (html: string, data: unknown): string =>
  `___ASPSTART_HTML___${html}___ASPEND_HTML______ASPSTART_DATA___${JSON.stringify(data)}___ASPEND_DATA___`;

export const linkTo = (title: string): string =>
  `http://localhost:3000/${encodeURIComponent(title.toLowerCase())}/`;

const FORM =
  '<form part="form" role="search" action="/"><span part="box"><input part="field" type="search" name="s" aria-label="Buscar"><button part="clear" type="reset" hidden aria-label="Borrar"></button><button part="submit" type="submit" aria-label="Buscar"></button></span></form>';

/** The page keeps the `fetch` of its first request, so that one answers for the page that stands now. */
let server: { reply: ReplyOf; sent: SearchPage['sent'] } | undefined;

async function ask(_: string, init: RequestInit): Promise<Response> {
  const fields = Object.fromEntries(new URLSearchParams(init.body as URLSearchParams));
  server?.sent.push(fields);
  const gone = new Promise<Response>((_, refuse) =>
    init.signal?.addEventListener('abort', () => refuse(init.signal?.reason)),
  );
  return Promise.race([server?.reply(fields) ?? gone, gone]);
}

/** A page with one search box; `reply` answers what it sends. */
export async function searchPage(
  attributes: string,
  reply: ReplyOf,
  settings: object = {},
): Promise<SearchPage> {
  const sent: SearchPage['sent'] = [];
  server = { reply, sent };
  vi.stubGlobal('fetch', ask);
  // A browser without beacons sends by `fetch` what waits for no reply.
  Reflect.set(navigator, 'sendBeacon', undefined);
  configure(settings);
  const place = document.createElement('main');
  place.lang = 'es';
  place.innerHTML = `<asp-search ${attributes}>${FORM}</asp-search>`;
  document.body.append(place);
  await settled();
  const element = place.firstElementChild as HTMLElement;
  const field = element.querySelector('input') as HTMLInputElement;
  field.focus();
  field.dispatchEvent(new Event('focusin', { bubbles: true }));
  await vi.dynamicImportSettled();
  await settled();

  const find = (part: string) => {
    const node = element.querySelector<HTMLElement>(`[part~="${part}"]`);
    if (!node) throw new Error(`there is no part ${part}`);
    return node;
  };
  return {
    element,
    field,
    sent,
    find,
    findAll: (selector) => [...element.querySelectorAll<HTMLElement>(selector)],
    async type(text) {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(300);
      await vi.dynamicImportSettled();
      await settled();
    },
    key(key, options = {}) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
      field.dispatchEvent(event);
      return event;
    },
    active() {
      const id = field.getAttribute('aria-activedescendant');
      return id ? (document.getElementById(id)?.querySelector('h3, button')?.textContent ?? '') : '';
    },
  };
}

function configure(settings: object) {
  document.head.innerHTML = '';
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'onda-config';
  block.text = JSON.stringify({
    ajax: 'http://localhost:3000/ajax.php',
    lang: 'es',
    settings: { 'live-search': settings },
  });
  document.head.append(block);
}
