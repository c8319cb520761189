import { settled } from '@onda/core/testing/fake-clock';
import { fakeFetch } from '@onda/core/testing/fake-fetch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './element';

/** The parts that an option adds, from markup to request: each within the whole widget. */
const ITEM =
  '<div class="item asp_r_pagepost"><div class="asp_content"><h3><a class="asp_res_url" href="/cien/">Cien canciones</a></h3></div></div>';
const BUTTON =
  '<a class="button add_to_cart_button ajax_add_to_cart" data-product_id="7" href="#">Comprar</a>';

let asked: { url: string; form: Record<string, string> }[];
let answers: (form: Record<string, string>, url: string) => Response;

const found = (html = ITEM) => {
  const item = { id: 1, content_type: 'pagepost', title: 'Cien canciones', link: 'https://radio.test/cien/' };
  const data = JSON.stringify({ results_count: 1, full_results_count: 1, results: [item] });
  return new Response(
    `___ASPSTART_HTML___${html}___ASPEND_HTML______ASPSTART_DATA___${data}___ASPEND_DATA___`,
  );
};

beforeEach(() => {
  asked = [];
  answers = () => found();
  Reflect.get(window, 'happyDOM').setURL('https://radio.test/blog/');
  vi.stubGlobal('fetch', async (input: RequestInfo, init: RequestInit = {}) => {
    const url = String(input);
    const form = Object.fromEntries(new URLSearchParams(String(init.body ?? '')));
    asked.push({ url, form });
    return fakeFetch(answers(form, url)).fetch(url, init);
  });
});

afterEach(async () => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  await settled();
  vi.unstubAllGlobals();
});

function configure(settings: object = {}) {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'onda-config';
  block.text = JSON.stringify({ ajax: 'https://radio.test/ajax', settings: { 'live-search': settings } });
  document.head.replaceChildren(block);
}

async function widget(attributes: string, around = '') {
  configure();
  document.body.lang = 'es';
  document.body.innerHTML = `${around}<asp-search trigger-delay="0" ${attributes}></asp-search>`;
  await vi.waitFor(() => expect(document.querySelector('asp-search input')).not.toBeNull(), 10_000);
  await ready();
  const element = document.querySelector('asp-search') as HTMLElement;
  const field = element.querySelector('input') as HTMLInputElement;
  return {
    element,
    field,
    async type(text: string) {
      field.focus();
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await ready();
    },
  };
}

/** Waits until the imports have started and their requests are answered. */
async function ready() {
  for (let turn = 0; turn < 4; turn += 1) {
    await vi.dynamicImportSettled();
    await settled();
  }
}

const key = (target: EventTarget, name: string, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));

it('nothing comes that no option asks for: one search is one request', async () => {
  const { type, element } = await widget('');
  await type('cien');
  expect(asked.map(({ form }) => form.action)).toEqual(['ajaxsearchpro_search']);
  expect(element.querySelector('.onda-ghost')).toBeNull();
});

it('boxes that a page writes without their forms have names of their own', async () => {
  configure();
  document.body.lang = 'es';
  document.body.innerHTML = '<asp-search></asp-search>'.repeat(3);
  await vi.waitFor(() => expect(document.querySelectorAll('[data-state]')).toHaveLength(3), 10_000);
  const names = [...document.querySelectorAll('form')].map((form) => form.getAttribute('aria-label'));
  expect(names).toEqual([null, 'Buscador 2', 'Buscador 3']);
});

describe('live-load', () => {
  const area = (text: string) => `<title>Resultados</title><div id="main">${text}</div>`;
  const page = () => new Response(area('Nuevo'), { headers: { 'content-type': 'text/html' } });
  const main = () => document.querySelector('#main')?.textContent;

  it('asks for the page instead of a panel, with phrase, id and filters', async () => {
    answers = page;
    const { type, element } = await widget(
      'tax-archive-use-ajax="true" id="3"',
      '<div id="main">Viejo</div>',
    );
    await type('cien');
    await vi.waitFor(() => expect(main()).toBe('Nuevo'));
    const { pathname, searchParams } = new URL(asked[0]?.url ?? '');
    expect([pathname, ...searchParams].map(String)).toEqual([
      '/blog/',
      'asp_ls,cien',
      'asp_active,1',
      'asp_force_reset_pagination,1',
      'p_asid,3',
      'p_asp_data,1',
      'filters_initial,1',
      'filters_changed,0',
    ]);
    expect(element.dataset.state).toBe('closed');
  });

  it('is searching until the page stands there, and then shows the button that empties the field', async () => {
    let answer = (_: Response) => {};
    const waiting = new Promise<Response>((go) => {
      answer = go;
    });
    vi.stubGlobal('fetch', () => waiting);
    const { type, element } = await widget('tax-archive-use-ajax="true"', '<div id="main">Viejo</div>');
    await type('cien');
    await vi.waitFor(() => expect(document.querySelector<HTMLElement>('#main')?.style.opacity).toBe('0.4'));
    expect(element.dataset.state).toBe('searching');
    answer(page());
    await vi.waitFor(() => expect(element.dataset.state).toBe('closed'));
    expect(element.querySelector<HTMLElement>('[part="clear"]')?.hidden).toBe(false);
  });

  it('says that it starts and ends, counts the phrase, and after Back loads again what is typed again', async () => {
    answers = (form) => (form.action ? new Response('1') : page());
    Reflect.set(navigator, 'sendBeacon', undefined);
    const said: unknown[] = [];
    const onEvent = (event: Event) => said.push([event.type, (event as CustomEvent).detail]);
    for (const name of ['start', 'end']) document.addEventListener(`onda-search-${name}`, onEvent);
    const { type, field } = await widget(
      'tax-archive-use-ajax="true" statistics="true"',
      '<div id="main">Viejo</div>',
    );
    await type('cien');
    await vi.waitFor(() => expect(main()).toBe('Nuevo'));
    expect(said).toEqual([
      ['onda-search-start', { id: 1, iid: 1, phrase: 'cien' }],
      ['onda-search-end', { id: 1, iid: 1, phrase: 'cien', address: location.href }],
    ]);
    await vi.waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      expect(asked.at(-1)?.form).toMatchObject({ action: 'ajaxsearchpro_addkeyword', keyword: 'cien' });
    }, 3000);
    history.replaceState(history.state, '', 'https://radio.test/blog/');
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    await vi.waitFor(() => expect([main(), field.value]).toEqual(['Viejo', '']));
    await type('cien');
    await vi.waitFor(() => expect(main()).toBe('Nuevo'));
    for (const name of ['start', 'end']) document.removeEventListener(`onda-search-${name}`, onEvent);
  });

  it('that fails is searching no more, and the field can be emptied', async () => {
    answers = () => new Response('no', { status: 500 });
    const { type, element } = await widget('tax-archive-use-ajax="true"', '<div id="main">Viejo</div>');
    await type('cien');
    await vi.waitFor(() => expect(element.dataset.state).toBe('closed'));
    expect(document.querySelector('#main [role="alert"]')?.textContent).toBe(
      'La petición ha fallado. Comprueba tu conexión.',
    );
    expect(element.querySelector<HTMLElement>('[part="clear"]')?.hidden).toBe(false);
  });

  it('takes the failure away also where the phrase of before is typed again', async () => {
    answers = page;
    const { type } = await widget('tax-archive-use-ajax="true"', '<div id="main">Viejo</div>');
    const alert = () => document.querySelector('#main [role="alert"]');
    await type('cien');
    await vi.waitFor(() => expect(main()).toBe('Nuevo'));
    answers = () => new Response('no', { status: 500 });
    await type('mil');
    await vi.waitFor(() => expect(alert()).not.toBeNull());
    answers = page;
    await type('cien');
    await vi.waitFor(() => expect(alert()).toBeNull());
  });

  it('that failed is asked again where the same is typed again', async () => {
    answers = () => new Response('no', { status: 500 });
    const { type } = await widget('tax-archive-use-ajax="true"', '<div id="main">Viejo</div>');
    await type('cien');
    await vi.waitFor(() => expect(document.querySelector('#main [role="alert"]')).not.toBeNull());
    answers = page;
    await type('cien ');
    await type('cien');
    await vi.waitFor(() => expect(main()).toBe('Nuevo'));
  });

  it('answers in the panel where the page has no such area', async () => {
    const { type, element } = await widget('cpt-archive-use-ajax="true"');
    await type('cien');
    await vi.waitFor(() => expect(element.dataset.state).toBe('open'));
    expect(asked.at(-1)?.form.action).toBe('ajaxsearchpro_search');
  });

  it('brings the results here on Enter, too', async () => {
    answers = page;
    const { type, field } = await widget(
      'res-page-use-ajax="true" trigger-type="false"',
      '<div id="main">Viejo</div>',
    );
    await type('cien');
    expect(asked).toEqual([]);
    key(field, 'Enter');
    await vi.waitFor(() => expect(main()).toBe('Nuevo'));
    expect(new URL(asked[0]?.url ?? '').searchParams.get('s')).toBe('cien');
  });
});

describe('the address', () => {
  it('tells the search while it is open and once it is closed', async () => {
    const { type, field } = await widget('trigger-update-href="true" id="2"');
    await type('cien');
    await vi.waitFor(() => expect(location.search).toContain('asp_s=cien'));
    expect(new URL(location.href).searchParams.get('p_asid')).toBe('2');
    key(field, 'Escape');
    await vi.waitFor(() => expect(location.search).toContain('asp_ls=cien'));
    expect(location.search).not.toContain('asp_s=');
  });

  it.each([
    ['asp_s', 1],
    ['asp_ls', 0],
  ])('with %s fills the field, and searches %i times', async (name, times) => {
    history.replaceState(null, '', `https://radio.test/blog/?p_asid=2&p_asp_data=1&${name}=cien`);
    const { field } = await widget('id="2"');
    await vi.waitFor(() => expect(field.value).toBe('cien'));
    if (times > 0) await vi.waitFor(() => expect(asked).toHaveLength(times));
    expect(asked).toHaveLength(times);
  });
});

it('a text that stands in the field already is not overwritten by the address', async () => {
  history.replaceState(null, '', 'https://radio.test/blog/?p_asid=2&p_asp_data=1&asp_s=cien');
  configure();
  document.body.innerHTML = '<asp-search id="2"><form><input name="s" value="mil"></form></asp-search>';
  const field = document.querySelector('input') as HTMLInputElement;
  field.dispatchEvent(new Event('focusin', { bubbles: true }));
  await vi.waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  await ready();
  expect([field.value, asked]).toEqual(['mil', []]);
});

describe('analytics', () => {
  it('hear each step, in its order', async () => {
    const told: unknown[][] = [];
    vi.stubGlobal('gtag', (...call: unknown[]) => told.push([call[1], Object(call[2]).event_label]));
    const label = '{search_id}|{search_name}|{phrase}|{results_count}|{result_title}';
    const names = ['focus', 'search_start', 'search_end', 'magnifier', 'return', 'result_click'];
    const events = Object.fromEntries(names.map((name) => [name, { active: 1, label }]));
    const analytics = JSON.stringify({ method: 'event', tracking_id: 'G-1', events });
    const { type, field, element } = await widget(
      `name="Portada" trigger-return="nothing" trigger-click="nothing" analytics='${analytics}'`,
    );
    field.blur();
    await type('cien');
    await vi.waitFor(() => expect(element.dataset.state).toBe('open'));
    key(field, 'Enter', { isComposing: true });
    // So says Safari that an input method ends its word.
    key(field, 'Enter', { keyCode: 229 });
    key(field, 'Enter');
    element.querySelector<HTMLElement>('[part="submit"]')?.click();
    const link = element.querySelector<HTMLElement>('.item a, a.item');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(told).toEqual([
      ['focus', '1|Portada||0|'],
      ['search_start', '1|Portada|cien|0|'],
      ['search_end', '1|Portada|cien|1|'],
      ['return', '1|Portada|cien|1|'],
      ['magnifier', '1|Portada|cien|1|'],
      ['result_click', '1|Portada|cien|1|Cien canciones'],
    ]);
  });

  it('hear of a changed filter and of a keyword that was tried', async () => {
    const told: unknown[][] = [];
    vi.stubGlobal('gtag', (...call: unknown[]) => told.push([call[1], Object(call[2]).event_label]));
    const rule = { active: true, label: '{phrase}|{option_name}|{option_value}' };
    const analytics = JSON.stringify({
      method: 'event',
      events: { facet_change: rule, try_this_click: rule },
    });
    const filters = JSON.stringify([
      { kind: 'choices', name: 'asp_gen[]', label: 'Dónde', choices: [{ value: 'title', label: 'Título' }] },
    ]);
    const { element } = await widget(
      `settings-visible="true" try-this='["jazz"]' filters='${filters}' analytics='${analytics}' autop="latest"`,
    );
    await vi.waitFor(() => expect(element.querySelector('[type="checkbox"]')).not.toBeNull());
    element.querySelector<HTMLElement>('[type="checkbox"]')?.click();
    element.querySelector<HTMLElement>('[part~="keyword"]')?.click();
    expect(told).toEqual([
      ['facet_change', '|Dónde|title'],
      ['try_this_click', 'jazz||'],
    ]);
  });
});

it('a second press on the filters brings no second panel', async () => {
  const filters = JSON.stringify([
    { kind: 'choices', name: 'asp_gen[]', label: 'Dónde', choices: [{ value: 'title', label: 'Título' }] },
  ]);
  const { element } = await widget(`filters='${filters}'`);
  const panels = () => element.querySelectorAll('asp-search-filters-view').length;
  const button = () => element.querySelector<HTMLElement>('[part~="settings"]');
  button()?.click();
  await vi.waitFor(() => expect(panels()).toBe(1));
  button()?.click();
  await ready();
  expect(panels()).toBe(1);
});

describe('the field', () => {
  it('searches what it was printed with only once somebody types', async () => {
    configure();
    document.body.innerHTML =
      '<asp-search trigger-delay="0"><form><input name="s" value="cien"></form></asp-search>';
    const element = document.querySelector('asp-search') as HTMLElement;
    await ready();
    element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await vi.waitFor(() => expect(element.querySelector('input')?.getAttribute('role')).toBe('combobox'));
    await ready();
    expect(asked).toEqual([]);
  });

  it('completes what is typed, and takes it over', async () => {
    answers = ({ action }) =>
      action === 'ajaxsearchpro_autocomplete' ? new Response('cien canciones') : found();
    const { type, field, element } = await widget('autocomplete="true" trigger-autocomplete-delay="0"');
    await type('cien');
    const twin = () => element.querySelector<HTMLInputElement>('.onda-ghost')?.value;
    await type('cien ');
    await vi.waitFor(() => expect(twin()).toBe('cien canciones'));
    field.setSelectionRange(5, 5);
    key(field, 'ArrowRight');
    expect(field.value).toBe('cien canciones');
  });

  it.each<[string, (page: HTMLElement) => void]>([
    ['its button', (page) => page.querySelector<HTMLElement>('[part="clear"]')?.click()],
    ['a reset', (page) => page.querySelector('form')?.reset()],
  ])('completes nothing that %s has emptied', async (_, empty) => {
    answers = ({ action }) =>
      action === 'ajaxsearchpro_autocomplete' ? new Response('cien canciones') : found();
    const { type, field, element } = await widget('autocomplete="true" trigger-autocomplete-delay="0"');
    const twin = () => element.querySelector<HTMLInputElement>('.onda-ghost')?.value;
    await type('cien');
    await type('cien ');
    await vi.waitFor(() => expect(twin()).toBe('cien canciones'));
    empty(element);
    field.setSelectionRange(0, 0);
    key(field, 'ArrowRight');
    expect([twin(), field.value]).toEqual(['', '']);
  });

  it('completes what it was printed with only once somebody is in it', async () => {
    configure();
    document.body.innerHTML =
      '<asp-search autocomplete="true" trigger-autocomplete-delay="0"><form><input name="s" value="cien"></form></asp-search>';
    const field = document.querySelector('input') as HTMLInputElement;
    await ready();
    document.querySelector('asp-search')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await vi.waitFor(() => expect(document.querySelector('.onda-ghost')).not.toBeNull());
    await ready();
    expect(asked).toEqual([]);
    field.focus();
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await vi.waitFor(() =>
      expect(asked.map(({ form }) => form.action)).toContain('ajaxsearchpro_autocomplete'),
    );
  });
});

describe('the shop', () => {
  it('is asked by the buttons among the results', async () => {
    answers = (_, url) =>
      url.includes('wc-ajax')
        ? Response.json({ cart_hash: 'x' })
        : found(ITEM.replace('</h3>', `</h3>${BUTTON}`));
    const { type, element } = await widget('home-url="https://radio.test/"');
    await type('cien');
    await ready();
    const button = element.querySelector<HTMLElement>('[data-product_id]');
    expect(button).not.toBeNull();
    button?.click();
    await vi.waitFor(() => expect(asked.at(-1)?.url).toBe('https://radio.test/?wc-ajax=add_to_cart'));
    await vi.waitFor(() => expect(button?.classList.contains('added')).toBe(true));
  });

  it('that adds nothing is told under the button, and in the status', async () => {
    answers = (_, url) =>
      url.includes('wc-ajax')
        ? new Response('', { status: 500 })
        : found(ITEM.replace('</h3>', `</h3>${BUTTON}`));
    const { type, element } = await widget('home-url="https://radio.test/"');
    await type('cien');
    await ready();
    element.querySelector<HTMLElement>('[data-product_id]')?.click();
    const text = 'No se pudo añadir al carrito. Inténtalo de nuevo.';
    const status = () => element.querySelector('[part="status"]')?.textContent;
    await vi.waitFor(() => expect(status()).toBe(text));
    expect(element.querySelector<HTMLElement>('.asp_button_cell')?.dataset.failed).toBe(text);
  });
});

describe('a page to which a search led', () => {
  const painted = vi.fn();

  beforeEach(() => {
    painted.mockClear();
    vi.stubGlobal('CSS', { highlights: { set: painted, delete: () => {} } });
    vi.stubGlobal('Highlight', class {});
    history.replaceState(null, '', 'https://radio.test/cien/?asp_highlight=cien');
  });

  const open = async (settings: object | undefined) => {
    if (settings) configure(settings);
    document.body.innerHTML =
      '<div id="main">Cien canciones</div><asp-search><form><input name="s"></form></asp-search>';
    await ready();
  };

  it('shows what was searched, by our settings', async () => {
    await open({ highlight: { enabled: true, data: {} } });
    expect(painted).toHaveBeenCalledTimes(1);
  });

  it('shows it by those that Ajax Search Pro prints, where we have none', async () => {
    vi.stubGlobal('ASP', { highlight: { enabled: true, data: {} } });
    await open(undefined);
    expect(painted).toHaveBeenCalledTimes(1);
  });

  it('shows nothing where the owner does not want it', async () => {
    await open({ highlight: { enabled: false } });
    expect(painted).not.toHaveBeenCalled();
  });
});
