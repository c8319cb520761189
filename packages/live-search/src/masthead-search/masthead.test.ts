import { settled } from '@onda/core/testing/fake-clock';
import { fakeFetch } from '@onda/core/testing/fake-fetch';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './element';

/** The box of the masthead, from markup to wire. */
const TIMERS = { toFake: ['setTimeout' as const, 'clearTimeout' as const, 'Date' as const] };
const RESULTS = [
  {
    title: 'Cien canciones',
    link: 'https://radio.test/cien/',
    image: 'https://radio.test/cien.jpg',
    excerpt: 'Las cien',
  },
  { title: 'Música', link: 'https://radio.test/musica/', image: '', excerpt: '' },
];

let wire: ReturnType<typeof fakeFetch>;

beforeEach(() => {
  vi.useFakeTimers(TIMERS);
  answer(ok({ total: 7, results: RESULTS }));
  configure({ trending: ['radio', 'tango'] });
});

afterEach(async () => {
  document.body.replaceChildren();
  await settled();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

function scrollPageTo(y: number) {
  vi.stubGlobal('scrollY', y);
  document.dispatchEvent(new Event('scroll'));
}

const ok = (data: unknown) => Response.json({ success: true, data });

/** The page keeps one wire; each test says what it answers. */
function answer(...replies: Parameters<typeof fakeFetch>) {
  wire = fakeFetch(...replies);
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => wire.fetch(...asked));
}

function configure(settings: object) {
  document.head.innerHTML = '';
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'onda-config';
  const ajax = 'https://radio.test/wp-admin/admin-ajax.php';
  block.text = JSON.stringify({ ajax, settings: { 'live-search': settings } });
  document.head.append(block);
}

async function masthead(attributes = '', lang = 'es', around = '') {
  const place = document.createElement('div');
  place.lang = lang;
  place.innerHTML = `${around}<masthead-search ${attributes}></masthead-search><main tabindex="-1">Texto</main>`;
  document.body.append(place);
  await settled();
  const element = place.querySelector('masthead-search') as HTMLElement;
  const field = place.querySelector('input') as HTMLInputElement;
  const frame = around ? (field.closest('.thim-search-box') as HTMLElement) : element;
  const find = <E extends HTMLElement>(name: string) => place.querySelector<E>(`[part~="${name}"]`);
  const arrive = async () => {
    await vi.dynamicImportSettled();
    await settled();
  };
  const key = async (name: string, target: Element = document.activeElement ?? field) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    await settled();
    return event.defaultPrevented;
  };
  return {
    element,
    field,
    frame,
    find,
    key,
    main: place.querySelector('main') as HTMLElement,
    isOpen: () => frame.classList.contains('active-search') && find('panel')?.hidden === false,
    status: () => find('status')?.textContent,
    titles: () => [...place.querySelectorAll('[part="title"]')].map((node) => node.textContent),
    async enter() {
      field.focus();
      await arrive();
    },
    async type(text: string) {
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await arrive();
    },
    async pass(ms: number) {
      await vi.advanceTimersByTimeAsync(ms);
      await settled();
    },
    async press(target: HTMLElement) {
      target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      await arrive();
      target.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, composed: true }),
      );
      await arrive();
    },
    /** The browser makes a click of it. */
    async pressByKey(target: HTMLElement) {
      target.focus();
      target.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
      await arrive();
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
      await arrive();
    },
    submit() {
      const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
      field.form?.dispatchEvent(event);
      return !event.defaultPrevented;
    },
  };
}

describe('the box', () => {
  it('is a plain search form until somebody enters it', async () => {
    const { field, find } = await masthead();
    expect([field.form?.method, field.form?.getAttribute('action'), field.name]).toEqual([
      'get',
      'https://radio.test/',
      's',
    ]);
    expect(find('panel')).toBeNull();
    expect(wire.calls).toEqual([]);
  });

  it('speaks the language of the page', async () => {
    const { field } = await masthead('', 'en');
    expect(field.getAttribute('aria-label')).toBe('Search…');
  });

  it('numbers the second form of a page, and names the first as it is printed', async () => {
    const one = await masthead();
    await one.enter();
    const two = await masthead();
    await two.enter();
    const labels = [one, two].map(({ field }) => field.form?.getAttribute('aria-label'));
    expect(labels).toEqual([null, 'Buscar… 2']);
  });

  it('offers what is most searched when it is entered, and asks nobody', async () => {
    const { enter, isOpen, find, frame } = await masthead();
    await enter();
    expect([isOpen(), frame.classList.contains('active-search')]).toEqual([true, true]);
    const links = [...(find('keywords')?.querySelectorAll('a') ?? [])].map((link) => [
      link.textContent,
      link.href,
    ]);
    expect(links).toEqual([
      ['radio', 'https://radio.test/?s=radio'],
      ['tango', 'https://radio.test/?s=tango'],
    ]);
    expect(wire.calls).toEqual([]);
  });

  it('offers its own keywords where it has some', async () => {
    const { enter, find } = await masthead('keywords="jazz, , blues,jazz"');
    await enter();
    expect([...(find('keywords')?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      'jazz',
      'blues',
    ]);
  });

  it('opens nothing where there is nothing to offer', async () => {
    configure({ trending: 'none' });
    const { enter, isOpen } = await masthead();
    await enter();
    expect(isOpen()).toBe(false);
  });

  it('searches for a keyword that is picked at once', async () => {
    const { enter, find, field, titles } = await masthead();
    await enter();
    find('keyword')?.click();
    await settled();
    expect(wire.calls.map(({ form }) => form)).toEqual([
      { action: 'thim_search', s: 'radio', onda_brief: '1' },
    ]);
    expect([field.value, document.activeElement]).toEqual(['radio', field]);
    expect(titles()).toEqual(['Cien canciones', 'Música']);
  });
});

describe('typing', () => {
  it('asks 500 ms after the last key, and shows what was found', async () => {
    const { enter, type, pass, titles, status, find, frame } = await masthead();
    await enter();
    await type('mús');
    await pass(499);
    await type(' música ');
    await pass(499);
    expect(wire.calls).toEqual([]);
    await pass(1);
    expect(wire.calls.map(({ url, form }) => [url, form])).toEqual([
      ['https://radio.test/wp-admin/admin-ajax.php', { action: 'thim_search', s: 'música', onda_brief: '1' }],
    ]);
    expect([titles(), status()]).toEqual([['Cien canciones', 'Música'], '7 resultados']);
    expect(find('all')?.getAttribute('href')).toBe('https://radio.test/?s=m%C3%BAsica');
    expect(frame.classList.contains('loading')).toBe(false);
  });

  it.each([
    ['a key', true],
    ['a key before the box itself', false],
  ])('asks at once where its code comes 500 ms after %s', async (_, isHeard) => {
    const { field, pass } = await masthead();
    field.focus();
    field.value = 'cien';
    if (isHeard) field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    vi.setSystemTime(Date.now() + 500);
    field.dispatchEvent(new Event('focusin', { bubbles: true }));
    await vi.dynamicImportSettled();
    await pass(0);
    expect(wire.calls.map(({ form }) => form)).toEqual([
      { action: 'thim_search', s: 'cien', onda_brief: '1' },
    ]);
  });

  it('waits 500 ms from its first touch on where its field was printed with a text', async () => {
    const { field, enter, pass } = await masthead();
    field.defaultValue = 'cien';
    vi.setSystemTime(Date.now() + 500);
    await enter();
    await pass(499);
    expect(wire.calls).toEqual([]);
    await pass(1);
    expect(wire.calls).toHaveLength(1);
  });

  it('asks nothing for spaces, and shows the keywords again', async () => {
    const { enter, type, pass, find, titles } = await masthead();
    await enter();
    await type('cien');
    await pass(500);
    await type('   ');
    await pass(1000);
    expect([wire.calls.length, titles(), find('trending')?.hidden]).toEqual([1, [], false]);
  });

  it('is in a loading state while a request runs, and keeps the former results to be seen', async () => {
    const { enter, type, pass, frame, titles, find } = await masthead();
    await enter();
    await type('cien');
    await pass(500);
    answer('never');
    await type('cient');
    await pass(500);
    expect([frame.classList.contains('loading'), find('panel')?.getAttribute('aria-busy')]).toEqual([
      true,
      'true',
    ]);
    expect(titles()).toHaveLength(2);
  });

  it('lets the latest phrase win, whatever comes when', async () => {
    const { enter, type, pass, titles } = await masthead();
    await enter();
    answer('never');
    await type('uno');
    await pass(500);
    const first = wire.calls[0]?.init.signal;
    answer(ok({ total: 1, results: [RESULTS[1]] }));
    await type('dos');
    expect(first?.aborted).toBe(true);
    await pass(500);
    expect(titles()).toEqual(['Música']);
  });

  it('asks nobody for a phrase that was answered before, nor for the same phrase again', async () => {
    const { enter, type, pass, titles } = await masthead();
    await enter();
    for (const phrase of ['cien', 'cienc', 'cien', 'cien ']) {
      await type(phrase);
      await pass(500);
    }
    expect([wire.calls.length, titles().length]).toEqual([2, 2]);
  });

  it('waits while a word is being composed', async () => {
    const { enter, field, pass } = await masthead();
    await enter();
    field.value = 'おん';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    await pass(1000);
    expect(wire.calls).toEqual([]);
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await pass(500);
    expect(wire.calls).toHaveLength(1);
  });

  it('sends at most 200 characters', async () => {
    const { enter, type, pass } = await masthead();
    await enter();
    await type('a'.repeat(100_000));
    await pass(500);
    expect(wire.calls[0]?.form.s).toHaveLength(200);
  });
});

describe('what it says', () => {
  it.each([
    [
      'results of another phrase',
      () => ok({ total: 1, results: [RESULTS[0]], note: 'Nada igual: se muestra «cien».' }),
      'Nada igual: se muestra «cien». 1 resultado',
    ],
    ['one result', () => ok({ total: 1, results: [RESULTS[0]] }), '1 resultado'],
    ['no result', () => ok({ total: 0, results: [] }), 'No hay resultados para «cien».'],
    ['offline', () => new TypeError('Failed to fetch'), 'No hay conexión. La búsqueda sigue cuando vuelva.'],
    ['429', () => new Response('{}', { status: 429 }), 'Demasiadas búsquedas seguidas. Espera un momento.'],
    ['500', () => new Response('<h1>Error</h1>', { status: 500 }), 'No se pudo buscar. Inténtalo de nuevo.'],
    ['403', () => new Response('no', { status: 403 }), 'No se pudo buscar. Inténtalo de nuevo.'],
    ['an HTML page', () => new Response('<!doctype html>'), 'No se pudo buscar. Inténtalo de nuevo.'],
    ['`0`', () => new Response('0'), 'No se pudo buscar. Inténtalo de nuevo.'],
    ['a refusal', () => Response.json({ success: false }), 'No se pudo buscar. Inténtalo de nuevo.'],
    ['a list without data', () => ok(null), 'No se pudo buscar. Inténtalo de nuevo.'],
  ])('after %s is clear, and the loading state ends', async (_, reply, text) => {
    const { enter, type, pass, status, frame } = await masthead();
    await enter();
    answer(reply());
    await type('cien');
    await pass(500);
    expect([status(), frame.classList.contains('loading')]).toEqual([text, false]);
  });

  it('after ten seconds without an answer is that it could not search', async () => {
    const { enter, type, pass, status } = await masthead();
    await enter();
    answer('never');
    await type('cien');
    await pass(500);
    expect(status()).toBe('Buscando…');
    await pass(10_000);
    expect(status()).toBe('No se pudo buscar. Inténtalo de nuevo.');
  });

  it('is at once that the network is gone, and nothing stays busy', async () => {
    answer(() => new Promise(() => {}));
    const { enter, type, pass, status, frame } = await masthead();
    await enter();
    await type('cien');
    await pass(500);
    expect(frame.classList.contains('loading')).toBe(true);
    window.dispatchEvent(new Event('offline'));
    expect([frame.classList.contains('loading'), status()]).toEqual([
      false,
      'No hay conexión. La búsqueda sigue cuando vuelva.',
    ]);
    answer(ok({ total: 7, results: RESULTS }));
    window.dispatchEvent(new Event('online'));
    await pass(10_000);
    expect([frame.classList.contains('loading'), status()]).not.toContain('No hay conexión.');
  });

  it('changes by itself once the connection is back', async () => {
    const { enter, type, pass, titles } = await masthead();
    await enter();
    answer(new TypeError('Failed to fetch'));
    await type('cien');
    await pass(500);
    answer(ok({ results: RESULTS }));
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(titles()).toHaveLength(2);
  });

  it.each([
    ['a bare list', RESULTS],
    ['a list with other names', { results: [{ title: 'Uno', url: 'https://radio.test/uno/' }] }],
  ])('is drawn from %s', async (_, data) => {
    const { enter, type, pass, titles } = await masthead();
    await enter();
    answer(ok(data));
    await type('cien');
    await pass(500);
    expect(titles().length).toBeGreaterThan(0);
  });

  it('is the theme’s own HTML where it answers with some, without script', async () => {
    const { enter, type, pass, find, isOpen } = await masthead();
    await enter();
    answer(ok({ html: '<ul><li><a href="/uno/" onclick="x()">Uno</a><script>x()</script></li></ul>' }));
    await type('cien');
    await pass(500);
    expect(find('results')?.innerHTML).toBe(
      `<ul><li><a href="${new URL('/uno/', document.baseURI).href}">Uno</a></li></ul>`,
    );
    expect(isOpen()).toBe(true);
  });

  it('holds no script address and no markup of a result', async () => {
    const { enter, type, pass, find, titles } = await masthead();
    await enter();
    const hostile = [
      { title: 'Mal', link: 'javascript:alert(1)' },
      { title: '<img src=x onerror=alert(1)>', link: 'https://radio.test/', image: 'javascript:1' },
    ];
    answer(ok({ results: hostile }));
    await type('cien');
    await pass(500);
    expect(titles()).toEqual(['<img src=x onerror=alert(1)>']);
    expect(find('results')?.querySelector('img')).toBeNull();
  });
});

describe('a template of the page', () => {
  const TEMPLATE =
    '<template id="result"><li class="theirs"><a><img alt=""><b part="title"></b></a><i part="excerpt"></i></li></template>';

  it('draws the results', async () => {
    document.body.innerHTML = TEMPLATE;
    const { enter, type, pass, find } = await masthead('template="#result"');
    await enter();
    await type('cien');
    await pass(500);
    expect([...(find('results')?.querySelectorAll('.theirs') ?? [])].map((item) => item.outerHTML)).toEqual([
      '<li class="theirs"><a href="https://radio.test/cien/"><img alt="" src="https://radio.test/cien.jpg"><b part="title">Cien canciones</b></a><i part="excerpt">Las cien</i></li>',
      '<li class="theirs"><a href="https://radio.test/musica/"><b part="title">Música</b></a><i part="excerpt"></i></li>',
    ]);
  });

  it.each([
    ['en', 'Template not found'],
    ['es', 'No se encuentra la plantilla'],
  ])('that is not there is said (%s)', async (lang, text) => {
    const { enter, type, pass, status, titles } = await masthead('template="#nowhere"', lang);
    await enter();
    await type('cien');
    await pass(500);
    expect([status(), titles()]).toEqual([text, []]);
  });
});

describe('it closes', () => {
  async function opened(attributes = '') {
    const setup = await masthead(attributes);
    await setup.enter();
    expect(setup.isOpen()).toBe(true);
    return setup;
  }

  it('on Escape, and the field keeps what it says', async () => {
    const { key, isOpen, field } = await opened();
    field.value = 'cien';
    expect(await key('Escape')).toBe(true);
    expect([isOpen(), field.value, document.activeElement]).toEqual([false, 'cien', field]);
  });

  it('on a click on the main content, not on one of its own', async () => {
    const { press, isOpen, main, find } = await opened();
    await press(find('heading') as HTMLElement);
    expect(isOpen()).toBe(true);
    await press(main);
    expect(isOpen()).toBe(false);
  });

  it('when the focus goes on', async () => {
    const { main, isOpen } = await opened();
    main.focus();
    main.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    expect(isOpen()).toBe(false);
  });

  it.each([
    [1400, false],
    [1024, true],
    [390, true],
  ])('on scroll, on a window %s px wide: stays open %s', async (width, stays) => {
    const { isOpen } = await opened();
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: width >= Number(/\d+/.exec(query)) }));
    await nextFrame();
    scrollPageTo(40);
    expect(isOpen()).toBe(stays);
  });

  it('not on the scroll that brings the focused field into sight', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    const { isOpen } = await opened();
    scrollPageTo(80);
    expect(isOpen()).toBe(true);
    for (const run of frames) run();
    scrollPageTo(80);
    expect(isOpen()).toBe(true);
    scrollPageTo(120);
    expect(isOpen()).toBe(false);
  });

  it.each(['press', 'pressByKey'] as const)('by its button, which also opens it: %s', async (by) => {
    const { find, [by]: press, isOpen, field } = await masthead();
    const button = find('submit') as HTMLElement;
    await press(button);
    expect([isOpen(), button.getAttribute('aria-expanded'), document.activeElement]).toEqual([
      true,
      'true',
      field,
    ]);
    await press(button);
    expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  it('and opens again with the next letter', async () => {
    const { key, type, pass, isOpen } = await opened();
    await key('Escape');
    await type('cien');
    await pass(500);
    expect(isOpen()).toBe(true);
  });
});

describe('keys', () => {
  it('walk through the results and back into the field', async () => {
    const { enter, type, pass, key, field, find } = await masthead();
    await enter();
    await type('cien');
    await pass(500);
    const places: (string | null)[] = [];
    for (const name of [
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'ArrowUp',
      'ArrowUp',
      'ArrowUp',
    ]) {
      await key(name);
      places.push((document.activeElement as Element).getAttribute('part'));
    }
    expect(places).toEqual(['result', 'result', 'all', 'all', 'result', 'result', 'field', 'field']);
    await key('ArrowDown');
    await key('Escape');
    expect([document.activeElement, find('panel')?.hidden]).toEqual([field, true]);
  });

  it('Enter and submit clicks send nothing, because search is live', async () => {
    const { enter, key, submit } = await masthead();
    expect(submit()).toBe(false);
    await enter();
    expect([await key('Enter'), submit()]).toEqual([true, false]);
  });

  it('Enter and the button send the form where the page wants it', async () => {
    const { enter, key, submit, find } = await masthead('enter="submit"');
    await enter();
    expect([await key('Enter'), submit(), find('submit')?.hasAttribute('aria-expanded')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('the theme’s own box', () => {
  const THEIRS =
    '<div class="thim-search-box"><form action="https://radio.test/"><input type="text" name="s" aria-label="Buscar"><button>Buscar</button></form></div>';

  it.each(['.thim-search-box', '.thim-search-box form', '.thim-search-box input'])(
    'is live by %s',
    async (selector) => {
      const { element, enter, type, pass, titles, submit } = await masthead(
        `for="${selector}"`,
        'es',
        THEIRS,
      );
      expect(element.childElementCount).toBe(0);
      await enter();
      await type('cien');
      await pass(500);
      expect([titles().length, submit()]).toEqual([2, false]);
    },
  );

  it('gets the state classes, and is as before once the element has left', async () => {
    const { element, enter, field, frame } = await masthead('for=".thim-search-box"', 'es', THEIRS);
    await enter();
    expect(frame.className).toBe('thim-search-box active-search');
    expect(frame.querySelector('button')?.getAttribute('aria-expanded')).toBe('true');
    element.remove();
    await settled();
    expect(frame.outerHTML.replace(' style=""', '')).toBe(THEIRS);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['#nowhere', '[[['])('that is not there (%s) is said', async (selector) => {
    const failed = vi.fn();
    document.addEventListener('onda-error', failed, { once: true });
    const { element } = await masthead(`for="${selector}"`, 'es', '<input class="x">');
    expect([failed.mock.calls.length, element.hasAttribute('data-failed')]).toEqual([1, true]);
  });
});

it('says what it found', async () => {
  const { element, enter, type, pass } = await masthead();
  const heard: unknown[] = [];
  element.addEventListener('onda-search-results', (event) => heard.push((event as CustomEvent).detail));
  await enter();
  await type('cien');
  await pass(500);
  expect(heard).toEqual([{ phrase: 'cien', total: 7 }]);
});

it('breaks no rule of axe: closed, with keywords, with results, with nothing', async () => {
  const { element, enter, type, pass } = await masthead();
  const wrong = async () => {
    vi.useRealTimers();
    const { violations } = await axe.run(element);
    vi.useFakeTimers(TIMERS);
    return violations.map(({ id }) => id);
  };
  expect(await wrong()).toEqual([]);
  await enter();
  expect(await wrong()).toEqual([]);
  await type('cien');
  await pass(500);
  expect(await wrong()).toEqual([]);
  answer(ok({ results: [] }));
  await type('nada');
  await pass(500);
  expect(await wrong()).toEqual([]);
});
