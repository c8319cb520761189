import { AjaxError } from '@onda/core/http/ajax';
import { settled } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, fakeSetup } from '../testing/fake-setup';
import { startList } from '../testing/list';
import { buttonOf, message, press, put, seen } from '../testing/page';
import { ANNOUNCE_MS } from './show-error';

/** A failed call, by the owner's choice: `message` or `silent`. */
const CONTROLS = '<fav-button post-id="4" favorite-count="3"></fav-button><fav-clear></fav-clear>';
const WORDS = 'No se ha podido. Inténtalo de nuevo.';
const LIST_WORDS = 'No se ha podido cargar la lista.';

let logged: string[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void logged.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** The block that PHP prints. */
function configure(favorites: object, debug = false) {
  const block = document.createElement('script');
  block.id = 'onda-config';
  block.type = 'application/json';
  block.text = JSON.stringify({ debug, settings: { favorites } });
  document.head.append(block);
}

/** A server that answers everything with an error once it has told what is kept. */
function brokenServer() {
  const { ajax } = fakeServer([4]);
  for (const action of [
    'favorites_favorite',
    'favorites_clear',
    'favorites_list',
    'favorites_cookie_consent',
  ])
    ajax.answer(action, new AjaxError('failed', 500));
  return ajax;
}

async function openList() {
  const setup = fakeSetup(brokenServer(), { hasHint: true });
  const { host } = startList(setup.shell.page());
  setup.shell.connected(host.element);
  await settled();
  const part = (name: string) => host.element.querySelector(`[part~="${name}"]`);
  const shown = [part('status')?.textContent, part('retry')?.textContent ?? ''];
  host.leave();
  setup.shell.disconnected(host.element);
  return shown;
}

describe.each([
  ['message', WORDS, [LIST_WORDS, 'Reintentar']],
  ['silent', '', ['', '']],
])('%s', (failure, words, list) => {
  it('decides what a button and a clear button say', async () => {
    configure({ failure });
    const [button, clear] = await put(CONTROLS, fakeSetup(brokenServer()));
    await press(button);
    clear?.querySelector('button')?.removeAttribute('disabled');
    await press(clear);
    expect([message(button), message(clear), seen(button)]).toEqual([words, words, [false, 3]]);
  });

  it('decides what a control says whose code does not come', async () => {
    configure({ failure });
    const setup = fakeSetup(brokenServer());
    const [button] = await put(CONTROLS, setup);
    vi.spyOn(setup.shell.page(), 'load').mockRejectedValue(new TypeError('offline'));
    await press(button);
    expect(message(button)).toBe(words);
  });

  it('decides what a list says that cannot be read', async () => {
    configure({ failure });
    expect(await openList()).toEqual(list);
  });

  it.each([
    [true, ['Onda: favorites_favorite: failed 500', 'Onda: favorites_list: failed 500']],
    [false, []],
  ])('does not change what developers read; in development mode: %s', async (debug, lines) => {
    configure({ failure }, debug);
    const [button] = await put(CONTROLS, fakeSetup(brokenServer()));
    await press(button);
    await openList();
    expect(logged).toEqual(lines);
  });
});

describe('the live region of a message', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  async function failed() {
    const [button] = await put(CONTROLS, fakeSetup(brokenServer()));
    buttonOf(button).click();
    await settled();
    return button;
  }

  it('stands empty before its words come, or screen readers miss them', async () => {
    const button = await failed();
    const region = button?.querySelector('[role="status"]');
    expect(region?.textContent).toBe('');
    vi.advanceTimersByTime(ANNOUNCE_MS);
    expect(button?.querySelector('[role="status"]')).toBe(region);
    expect(region?.textContent).toBe(WORDS);
  });

  it('says nothing of a failure after the next press', async () => {
    const button = await failed();
    buttonOf(button).click();
    vi.advanceTimersByTime(ANNOUNCE_MS);
    expect(message(button)).toBe('');
    await settled();
    vi.advanceTimersByTime(ANNOUNCE_MS);
    expect([message(button), button?.querySelectorAll('[role="status"]').length]).toEqual([WORDS, 1]);
  });
});

it('a page that says nothing of it, or something unknown, tells visitors', async () => {
  configure({ failure: 'other' });
  const [button] = await put(CONTROLS, fakeSetup(brokenServer()));
  await press(button);
  expect(message(button)).toBe(WORDS);
});
