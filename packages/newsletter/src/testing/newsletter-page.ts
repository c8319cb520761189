import { settled } from '@onda/core/testing/fake-clock';
import { vi } from 'vitest';

export interface Printed {
  id?: string;
  type?: string;
  /** Attributes of the outer box, the form, and the element. */
  box?: string;
  form?: string;
  element?: string;
  /** Fields in place of the usual e-mail and name. */
  fields?: string;
  token?: string;
}

export const OVER = ['fixed_bar', 'slide_in', 'popup'];
export const AJAX = 'http://localhost:3000/ajax.php';

const FIELDS = `<div class="mailpoet_paragraph"><label class="mailpoet_text_label" for="email">Correo</label><input id="email" class="mailpoet_text" type="email" name="data[form_field_mail]" required minlength="6" maxlength="150"></div>
<div class="mailpoet_paragraph"><label class="mailpoet_text_label" for="name">Nombre</label><input id="name" class="mailpoet_text" type="text" name="data[form_field_name]" data-parsley-names></div>`;

/** A form as our server prints it. */
export function printedForm(printed: Printed = {}): string {
  const {
    id = '3',
    type = 'others',
    box = '',
    form = '',
    element = '',
    fields = FIELDS,
    token = 'old',
  } = printed;
  const isOver = OVER.includes(type);
  const close = '<button type="button" class="mailpoet_form_close_icon" aria-label="Cerrar">×</button>';
  return `<newsletter-form form="${id}" ${element}><div id="mailpoet_form_${id}" class="mailpoet_form mailpoet_form_${type}" role="group" aria-label="Boletín semanal" ${isOver ? 'hidden' : ''} ${box}>${isOver ? close : ''}<form method="post" action="http://localhost:3000/admin-post.php?action=mailpoet_subscription_form" class="mailpoet_form mailpoet_form_form mailpoet_form_${type}" ${form}>
<input type="hidden" name="data[form_id]" value="${id}"><input type="hidden" name="token" value="${token}"><input type="hidden" name="api_version" value="v1"><input type="hidden" name="endpoint" value="subscribers"><input type="hidden" name="mailpoet_method" value="subscribe">
<label class="mailpoet_hp_email_label">Deja este campo vacío<input type="email" name="data[email]" tabindex="-1" autocomplete="off"></label>
${fields}
<div class="mailpoet_paragraph"><input type="submit" class="mailpoet_submit" value="Suscribirme"></div>
<div class="mailpoet_message"><p class="mailpoet_validate_success" role="status" hidden>Revisa tu correo</p><p class="mailpoet_validate_error" role="alert" hidden></p></div></form></div></newsletter-form>`;
}

export interface NewsletterPage {
  element: HTMLElement;
  form: HTMLFormElement;
  box: HTMLElement;
  /** The requests, oldest first, as their fields. */
  sent: [string, string][][];
  /** Whether the newest request was called off. */
  calledOff(): boolean;
  /** The fields of the sign-up requests, by name. */
  subscriptions(): Record<string, string>[];
  find<E extends HTMLElement = HTMLElement>(selector: string): E;
  state(): string | undefined;
  error(): string;
  fill(values: Record<string, string>): void;
  /** Fills the form well, sends it, and lets the answer come. */
  subscribe(values?: Record<string, string>): Promise<void>;
  submit(): Promise<void>;
}

export type Answer = Response | Error | 'never' | ((fields: URLSearchParams) => Response | Error | 'never');

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });
export const accepted = () => json({ data: [] });

let server: { answers: Record<string, Answer>; sent: NewsletterPage['sent']; signal?: AbortSignal | null };

/** The page keeps the `fetch` of its first request, so that one answers for the page that stands now. */
async function ask(_: string, init: RequestInit): Promise<Response> {
  if (!init.body) return new Response(''); // the captcha's router, which answers with nothing
  const fields = new URLSearchParams(init.body as URLSearchParams);
  server.sent.push([...fields]);
  server.signal = init.signal ?? null;
  const answer = server.answers[fields.get('action') ?? ''] ?? new Response('0', { status: 400 });
  const given = typeof answer === 'function' ? answer(fields) : answer;
  if (given instanceof Error) throw given;
  if (given instanceof Response) return given.clone();
  return new Promise((_, refuse) => {
    init.signal?.addEventListener('abort', () => refuse(init.signal?.reason));
  });
}

export const TOKEN = { token: 'fresh', api_version: 'v1' };

/** A page with one form; `answers` are the server's, by action. */
export async function newsletterPage(
  html: string,
  answers: Record<string, Answer> = {},
  config: object = {},
): Promise<NewsletterPage> {
  const sent: NewsletterPage['sent'] = [];
  server = { answers: { mailpoet: accepted, mailpoet_token: () => json(TOKEN), ...answers }, sent };
  vi.stubGlobal('fetch', ask);
  configure(config);
  const place = document.createElement('main');
  place.innerHTML = html;
  document.body.append(place);
  await settled();
  return pageOf(place.querySelector('newsletter-form') as HTMLElement, sent);
}

function pageOf(element: HTMLElement, sent: NewsletterPage['sent']): NewsletterPage {
  const find = <E extends HTMLElement>(selector: string) => {
    const node = element.querySelector<E>(selector);
    if (!node) throw new Error(`there is no ${selector}`);
    return node;
  };
  const form = find<HTMLFormElement>('form');
  const page: NewsletterPage = {
    element,
    form,
    box: find('.mailpoet_form'),
    sent,
    calledOff: () => server.signal?.aborted ?? false,
    find,
    subscriptions: () =>
      sent
        .filter((fields) => fields.some(([name, value]) => name === 'action' && value === 'mailpoet'))
        .map((fields) => Object.fromEntries(fields)),
    state: () => element.dataset.state,
    error: () => find('.mailpoet_validate_error').innerHTML,
    fill(values) {
      for (const [name, value] of Object.entries(values)) find<HTMLInputElement>(`#${name}`).value = value;
    },
    async subscribe(values = {}) {
      page.fill({ email: 'ana@ejemplo.es', ...values });
      await page.submit();
    },
    async submit() {
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await engineCame();
    },
  };
  return page;
}

/** The lazy part is there and every answer that could come has come. */
export async function engineCame() {
  await settled();
  await vi.dynamicImportSettled();
  await settled();
}

function configure(config: object) {
  document.head.innerHTML = '';
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'onda-config';
  block.text = JSON.stringify({ ajax: AJAX, lang: 'es', ...config });
  document.head.append(block);
}
