import { stubFullScreen } from '@onda/core/testing/fake-screen';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Chunks are data: addresses whose code notes that it ran. Every test has tags of its own: a page never forgets. */
let count = 0;
let tag = '';
const ran: string[] = [];

beforeEach(() => {
  count += 1;
  tag = `x-loaded-${count}`;
  ran.length = 0;
  vi.stubGlobal('ran', ran);
  stubFullScreen();
  Reflect.deleteProperty(window, 'ondaLoad');
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const chunk = (code: string) => `text/javascript,${encodeURIComponent(`/*${count}*/${code}`)}`;
const noting = (name: string) => chunk(`ran.push(${JSON.stringify(name)})`);

const EMPTY = {
  load: { atOnce: {}, onScroll: 'x-none', notNear: 'x-none', near: {} },
  media: 'x-none',
  members: {},
};

function configure(chunks: Record<string, string>, base = 'data:', more: object = {}) {
  const json = JSON.stringify({ base, chunks, ...EMPTY, ...more });
  const block = `<script type="application/json" id="onda-config">${json}</script>`;
  document.body.insertAdjacentHTML('beforeend', block);
}

/** A script, no module: nothing is taken from it. */
const LOADER: string = './loader';

/** Runs the loader as one more copy of its script would. */
async function load() {
  vi.resetModules();
  await import(/* @vite-ignore */ LOADER);
}

function put<E extends HTMLElement>(html: string): E {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as E;
}

const until = (names: string[]) => vi.waitFor(() => expect(ran).toEqual(names));
/** A turn in which every observer and import that could run has run. */
const aMoment = () => new Promise((next) => setImmediate(next));

it('imports the chunk of each tag that is there, once, and none other', async () => {
  const other = `${tag}-other`;
  configure({ [tag]: noting('one'), [`${tag}-too`]: noting('one'), [other]: noting('other') });
  put(`<${tag}></${tag}><div><${tag}></${tag}><${tag}-too></${tag}-too><x-unknown></x-unknown></div>`);
  await load();
  await until(['one']);
  put(`<${other}></${other}>`);
  await until(['one', 'other']);
});

it('finds tags that come later, alone or inside something', async () => {
  configure({ [tag]: noting('late') });
  await load();
  await aMoment();
  expect(ran).toEqual([]);
  put(`<section><p><${tag}></${tag}></p></section>`);
  await until(['late']);
});

it('requests what every element imports beside the first element, not after it', async () => {
  const fetched = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  configure({ [tag]: 'one.js' }, 'https://radio.example/', { common: 'base.js' });
  put(`<${tag}></${tag}>`);
  await load();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  const files = fetched.mock.calls.map(([url]: unknown[]) => url);
  expect(files).toEqual(['https://radio.example/base.js', 'https://radio.example/one.js']);
});

it('waits for the reason that the rules of the configuration give', async () => {
  configure({ [tag]: noting('late') }, 'data:', { load: { ...EMPTY.load, onScroll: tag, notNear: tag } });
  put(`<${tag}></${tag}>`);
  await load();
  await aMoment();
  expect(ran).toEqual([]);
  dispatchEvent(new Event('scroll'));
  await until(['late']);
});

it.each([
  ['without members and texts', { load: { atOnce: {}, onScroll: 'x-none', notNear: 'x-none', near: {} } }],
  ['without rules', {}],
])('works on a page that a cache has kept from another release: %s', async (_, older) => {
  const json = JSON.stringify({ base: 'data:', chunks: { [tag]: noting('one') }, ...older });
  put(`<script type="application/json" id="onda-config">${json}</script>`);
  put(`<${tag}></${tag}>`);
  await load();
  await until(['one']);
});

it('does nothing without a configuration, or with one that is none', async () => {
  put(`<${tag}></${tag}>`);
  for (const block of ['', '{', '[]', '{"base":1,"chunks":{}}', '{"base":"data:","chunks":null}']) {
    document.getElementById('onda-config')?.remove();
    if (block) put(`<script type="application/json" id="onda-config">${block}</script>`);
    await load();
    expect(Reflect.has(window, 'ondaLoad')).toBe(false);
  }
  expect(ran).toEqual([]);
});

it('is not fooled by another element with the id of its configuration', async () => {
  put('<img id="onda-config">');
  configure({ [tag]: noting('one') });
  put(`<${tag}></${tag}>`);
  await load();
  await until(['one']);
});

it('runs once where it stands twice', async () => {
  configure({ [tag]: noting('one') });
  const add = vi.spyOn(document, 'addEventListener');
  await load();
  await load();
  expect(add.mock.calls.filter(([type]) => type === 'click')).toHaveLength(1);
});

it('waits for the configuration where it stands in the head before it', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await load();
  configure({ [tag]: noting('one') });
  put(`<${tag}></${tag}>`);
  await aMoment();
  expect(ran).toEqual([]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await until(['one']);
});

it('loads nothing while the page is parsed, also where its configuration stands before it', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  configure({ [tag]: noting('one') });
  put(`<${tag}></${tag}>`);
  await load();
  await aMoment();
  expect(Reflect.has(window, 'ondaLoad')).toBe(false);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await until(['one']);
});

describe('a call before the code is there', () => {
  const MEMBERS = { members: { play: null, paused: true } };

  async function early(attributes = '') {
    const code = `ran.push('one');customElements.define('${tag}',class extends HTMLElement{play(){ran.push('played');return 'heard'}})`;
    configure({ [tag]: chunk(code) }, 'data:', {
      ...MEMBERS,
      media: `${tag}:not(:defined)`,
      load: { ...EMPTY.load, notNear: tag },
    });
    const host = put<HTMLElement & { play(): Promise<string>; paused?: boolean }>(
      `<${tag} ${attributes}></${tag}>`,
    );
    await load();
    return host;
  }

  it('loads it and then acts', async () => {
    const host = await early();
    expect([host.paused, ran]).toEqual([true, []]);
    expect(await host.play()).toBe('heard');
    expect(ran).toEqual(['one', 'played']);
    expect([host.paused, Object.keys(host)]).toEqual([undefined, []]);
  });

  it('acts in an element that has left the page, and in a clone', async () => {
    const host = await early();
    const clone = host.cloneNode() as typeof host;
    document.body.append(clone);
    host.remove();
    await aMoment();
    expect(await Promise.all([host.play(), clone.play()])).toEqual(['heard', 'heard']);
  });

  it('rejects where the code does not arrive', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const host = await early();
    await expect(host.play()).rejects.toThrow('Failed to fetch');
  });
});

describe('a click before the code is there', () => {
  const click = (node: Element, more: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...more });
    // Only a visitor's own click is kept; a browser would not let a test pretend.
    Object.defineProperty(event, 'isTrusted', { value: true });
    node.dispatchEvent(event);
    return event;
  };

  async function waiting(html = '<button><i>x</i></button>') {
    configure({ [tag]: noting('one') });
    const host = put(`<${tag}>${html}</${tag}>`);
    const control = host.firstElementChild as HTMLElement;
    const clicked = vi.fn();
    control.addEventListener('click', clicked);
    await load();
    return { host, control, clicked };
  }

  it('is kept, and done once when the code has run', async () => {
    const { control, clicked } = await waiting();
    expect(click(control.firstElementChild as Element).defaultPrevented).toBe(true);
    expect(clicked).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(ran).toEqual(['one']);
  });

  it('is repeated once, however often the visitor clicks', async () => {
    const { control, clicked } = await waiting();
    click(control);
    click(control);
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    await aMoment();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('of a button that commands an element is kept, too', async () => {
    const { host } = await waiting();
    const button = put<HTMLButtonElement>('<button>Listen</button>');
    Object.defineProperty(button, 'commandForElement', { value: host });
    const clicked = vi.fn();
    button.addEventListener('click', clicked);
    expect(click(button).defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  });

  describe('without a network', () => {
    const NOT_LOADED = 'No se ha podido cargar.';
    const shownAlert = () => document.querySelector('[role="alert"]')?.textContent;

    async function lost(html: string) {
      const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
      vi.stubGlobal('fetch', fetched);
      configure({ [tag]: 'chunk.js' }, 'https://radio.example/', { notLoaded: NOT_LOADED });
      const host = put(`<${tag}>${html}</${tag}>`);
      const clicked = vi.fn((event: Event) => event.preventDefault());
      host.addEventListener('click', clicked);
      await load();
      await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
      return { host, clicked, fetched, control: host.querySelector('a, button') as HTMLElement };
    }

    it('is done by the printed control, and each click requests the file again', async () => {
      const { control, clicked, fetched } = await lost('<button type="button"></button>');
      click(control);
      await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
      click(control);
      await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(2));
      expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(4);
    });

    it('shows beside a control without an action of its own that it could not be loaded', async () => {
      const { control } = await lost('<button type="button"></button>');
      expect(shownAlert()).toBeUndefined();
      click(control);
      await vi.waitFor(() => expect(shownAlert()).toBe(NOT_LOADED));
      click(control);
      expect(shownAlert()).toBeUndefined();
    });

    it.each([
      ['a link', '<a href="#stream">x</a>'],
      ['a button that sends its form', '<form><button>x</button></form>'],
    ])('shows nothing beside %s', async (_, html) => {
      const { control, clicked } = await lost(html);
      click(control);
      await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
      expect(shownAlert()).toBeUndefined();
    });
  });

  it.each<[string, MouseEventInit]>([
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['of the middle button', { button: 1 }],
  ])('%s is the browser’s own', async (_, more) => {
    const { control, clicked } = await waiting('<a href="#stream">x</a>');
    expect(click(control, more).defaultPrevented).toBe(false);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('is not one in an element whose code is there', async () => {
    const { control, clicked } = await waiting();
    customElements.define(tag, class extends HTMLElement {});
    expect(click(control).defaultPrevented).toBe(false);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('beside a control, or outside of our elements, is not touched', async () => {
    const { control } = await waiting('<p>text</p>');
    expect(click(control).defaultPrevented).toBe(false);
    expect(click(put('<button></button>')).defaultPrevented).toBe(false);
  });

  it('by a script is not kept', async () => {
    const { control, clicked } = await waiting();
    control.click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});
