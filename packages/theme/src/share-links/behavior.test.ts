import { createLifetime } from '@onda/core/testing/endings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POPUP, share } from './behavior';

const PRINTED =
  '<span part="list" role="list"><span part="item" role="listitem"><a href="https://red.example/s?u=1">Red</a></span>' +
  '<span part="item" role="listitem"><a href="mailto:?body=1">Correo</a></span></span>';

let lifetime = createLifetime();
const copied: string[] = [];
let clipboard: { writeText(text: string): Promise<void> } | undefined;

function start(html = PRINTED, { url = '', text = '' } = {}): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  const target = document.body.firstElementChild as HTMLElement;
  share({ target, options: { for: '', url, text }, lifetime });
  return target;
}

const part = (name: string) => document.querySelector<HTMLElement>(`[part="${name}"]`);

/** Clicks and tells whether the browser was left to follow the link. */
function click(node: Element | null | undefined, init: MouseEventInit = {}): boolean {
  return node?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })) ?? false;
}

beforeEach(() => {
  lifetime = createLifetime();
  copied.length = 0;
  clipboard = { writeText: async (text) => void copied.push(text) };
  vi.stubGlobal('navigator', {
    get clipboard() {
      return clipboard;
    },
  });
  document.documentElement.lang = 'es';
  document.title = 'Noticia';
  // A test must not leave the page.
  document.addEventListener('click', stay);
});
const stay = (event: Event) => {
  Reflect.set(window, 'wasLeft', !event.defaultPrevented);
  event.preventDefault();
};
afterEach(() => {
  lifetime.end();
  document.removeEventListener('click', stay);
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});
const wasLeft = () => Reflect.get(window, 'wasLeft') === true;

it('opens a link in a window of 650 by 520 that cannot reach back', () => {
  const popup = { opener: window };
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  click(start().querySelector('a'));
  const [address, , features] = open.mock.calls[0] ?? [];
  expect(address).toBe('https://red.example/s?u=1');
  expect(features).toMatch(/^popup,width=650,height=520,left=\d+,top=\d+$/);
  expect([POPUP, popup.opener, wasLeft()]).toEqual([{ width: 650, height: 520 }, null, false]);
});

it('leaves the link to the browser where no window may open', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  click(start().querySelector('a'));
  expect(wasLeft()).toBe(true);
});

it.each<[string, string, MouseEventInit]>([
  ['a mail', 'a[href^="mailto"]', {}],
  ['a tab of its own', 'a', { ctrlKey: true }],
  ['a tab of its own on a Mac', 'a', { metaKey: true }],
  ['a window of its own', 'a', { shiftKey: true }],
])('opens no window for %s', (_, selector, init) => {
  const open = vi.spyOn(window, 'open');
  click(start().querySelector(selector), init);
  expect([open.mock.calls.length, wasLeft()]).toEqual([0, true]);
});

it('opens none for this site, for a script address, and for what another script has handled', () => {
  const open = vi.spyOn(window, 'open');
  const target = start(
    '<a href="/dos/">Dos</a><a href="javascript:void 0">x</a><a href="https://red.example/">3</a>',
  );
  const [here, script, handled] = target.querySelectorAll('a');
  click(here);
  click(script);
  handled?.addEventListener('click', (event) => event.preventDefault());
  click(handled);
  expect(open).not.toHaveBeenCalled();
});

it('copies the address of the page without its fragment, and says so politely', async () => {
  history.replaceState(null, '', '/noticia/#respond');
  start();
  expect([part('copy')?.textContent, part('status')?.getAttribute('role')]).toEqual([
    'Copiar enlace',
    'status',
  ]);
  click(part('copy'));
  await vi.waitFor(() => expect(part('status')?.textContent).toBe('Enlace copiado.'));
  expect(copied).toEqual([`${location.origin}/noticia/`]);
});

it('copies what the page calls its own address, and before that what is written', async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://sitio.example/uno/">';
  start();
  click(part('copy'));
  lifetime.end();
  lifetime = createLifetime();
  start(PRINTED, { url: 'https://sitio.example/dos/' });
  click(part('copy'));
  await vi.waitFor(() => expect(copied).toHaveLength(2));
  expect(copied).toEqual(['https://sitio.example/uno/', 'https://sitio.example/dos/']);
});

it('in a stream of articles copies the one that is read, not the first', async () => {
  document.head.innerHTML = `<link rel="canonical" href="${location.origin}/noticia/">`;
  start();
  document.body.insertAdjacentHTML('beforeend', '<div class="onda-stream-tail"></div>');
  history.replaceState(null, '', '/noticia/?utm=x');
  click(part('copy'));
  history.replaceState(null, '', '/siguiente/');
  click(part('copy'));
  await vi.waitFor(() => expect(copied).toHaveLength(2));
  expect(copied).toEqual([`${location.origin}/noticia/`, `${location.origin}/siguiente/`]);
});

it('tells the address when the browser refuses to copy', async () => {
  clipboard = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
  start(PRINTED, { url: 'https://sitio.example/dos/' });
  click(part('copy'));
  await vi.waitFor(() =>
    expect(part('status')?.textContent).toBe(
      'No se ha podido copiar. El enlace es https://sitio.example/dos/',
    ),
  );
});

it('offers neither the sheet nor the copy where the browser has none', () => {
  clipboard = undefined;
  const target = start();
  expect(target.querySelector('button')).toBeNull();
});

it.each(['AbortError', 'NotAllowedError'])("opens the device's sheet, and lives with a %s", async (name) => {
  const shared: unknown[] = [];
  Reflect.set(navigator, 'share', (data: unknown) => {
    shared.push(data);
    return Promise.reject(new DOMException('', name));
  });
  start(PRINTED, { url: 'https://sitio.example/dos/', text: 'Dos' });
  expect(part('sheet')?.textContent).toBe('Compartir…');
  click(part('sheet'));
  await vi.waitFor(() => expect(shared).toEqual([{ url: 'https://sitio.example/dos/', title: 'Dos' }]));
});

it('adds items like their neighbors, and takes them away again', () => {
  const list = '<ul><li class="red" id="uno"><a href="https://red.example/">Red</a></li></ul>';
  const target = start(list);
  expect(target.querySelector('ul')?.lastElementChild?.outerHTML).toMatch(
    /^<li class="red" data-onda-made=""><button type="button"/,
  );
  lifetime.end();
  expect(target.innerHTML).toBe(list);
});

it.each([
  ['is empty', '<ul></ul>'],
  ['ends with a link', '<div role="list"><a class="red" href="https://red.example/">Red</a></div>'],
])('adds an item of its own to a list that %s', (_, list) => {
  const added = start(list).querySelector('ul, [role="list"]')?.lastElementChild;
  expect([added?.className, added?.querySelector('button')?.type]).toEqual(['', 'button']);
});

it('speaks the language of the page', () => {
  document.documentElement.lang = 'en';
  start();
  expect(part('copy')?.textContent).toBe('Copy link');
});
