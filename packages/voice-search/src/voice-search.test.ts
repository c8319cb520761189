import { settled } from '@onda/core/testing/fake-clock';
import { fakeFetch } from '@onda/core/testing/fake-fetch';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './element';
import { type FakeSpeech, fakeSpeech } from './testing/fake-recognizer';

const UNSUPPORTED = 'Tu navegador no soporta búsqueda por voz';
const INSTRUCTION = 'Haz clic y di: buscar ...';

/** Not those by which a test waits for promises. */
const TIMERS = { toFake: ['setTimeout' as const, 'clearTimeout' as const] };

let speech: FakeSpeech;
let links: string[];

beforeEach(() => {
  vi.useFakeTimers(TIMERS);
  speech = fakeSpeech({ device: 'unavailable' });
  links = [];
  document.addEventListener('click', stayHere);
  browser({ SpeechRecognition: speech.Recognizer, isSecureContext: true });
  configure({ ajax: 'https://radio.test/ajax.php' });
});

afterEach(async () => {
  document.body.replaceChildren();
  await settled();
  document.removeEventListener('click', stayHere);
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The address that a link would have led to is noted. */
function stayHere(event: Event) {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  links.push(event.target.href);
  event.preventDefault();
}

function browser(has: Record<string, unknown>) {
  for (const [name, value] of Object.entries(has))
    Object.defineProperty(window, name, { value, configurable: true });
}

function configure(config: object) {
  document.head.innerHTML = '';
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'onda-config';
  block.text = JSON.stringify(config);
  document.head.append(block);
}

async function voiceSearch(attributes = '', lang = 'es', children = '') {
  const place = document.createElement('div');
  place.lang = lang;
  place.innerHTML = `<voice-search ${attributes}>${children}</voice-search>`;
  document.body.append(place);
  await settled();
  const element = place.firstElementChild as HTMLElement;
  const find = (part: string) => element.querySelector<HTMLElement>(`[part~="${part}"]`);
  const button = find('button') as HTMLButtonElement;
  return {
    element,
    find,
    button,
    hint: () => find('hint')?.textContent,
    isPressed: () => button.getAttribute('aria-pressed') === 'true',
    async press() {
      button.click();
      await vi.dynamicImportSettled();
      await settled();
    },
  };
}

describe('the button and the hint box', () => {
  it('are made where they are missing', async () => {
    const { button, find, hint } = await voiceSearch();
    expect([button.type, button.getAttribute('aria-label')]).toEqual(['button', 'Buscar por voz']);
    expect([hint(), find('hint')?.getAttribute('role')]).toEqual(['', 'status']);
  });

  it('are those that PHP printed', async () => {
    const printed = '<button part="button" type="button">Voz</button><span part="hint" role="status"></span>';
    const { element } = await voiceSearch('', 'es', printed);
    expect(element.querySelectorAll('button, [part~="hint"]')).toHaveLength(2);
    expect(element.querySelector('button')?.textContent).toBe('Voz');
  });

  it('may be a button of the page, which then sends no form', async () => {
    const { element, button, press, isPressed } = await voiceSearch('', 'es', '<button>🎤</button>');
    expect([element.querySelectorAll('button').length, button.type]).toEqual([1, 'button']);
    await press();
    expect(isPressed()).toBe(true);
  });

  it('speak English on an English page', async () => {
    const { button, press, hint } = await voiceSearch('', 'en');
    await press();
    expect([button.getAttribute('aria-label'), hint()]).toEqual([
      'Search by voice',
      'Click and say: buscar ...',
    ]);
  });

  it('break no rule of axe, idle, listening and unsupported', async () => {
    const { element, press } = await voiceSearch();
    const wrong = async () => {
      vi.useRealTimers();
      const { violations } = await axe.run(element);
      return violations.map(({ id }) => id);
    };
    expect(await wrong()).toEqual([]);
    await press();
    expect(await wrong()).toEqual([]);
    browser({ SpeechRecognition: undefined });
    const other = await voiceSearch();
    await vi.dynamicImportSettled();
    vi.useRealTimers();
    expect((await axe.run(other.element)).violations).toEqual([]);
    vi.useFakeTimers(TIMERS);
  });
});

describe('a press', () => {
  it('listens in es-ES, shows the instruction for 8 s, and is idle again at the end', async () => {
    const { press, hint, isPressed, element } = await voiceSearch();
    await press();
    expect([speech.last().lang, hint(), isPressed(), element.dataset.state]).toEqual([
      'es-ES',
      INSTRUCTION,
      true,
      'listening',
    ]);
    vi.advanceTimersByTime(7_999);
    expect(hint()).toBe(INSTRUCTION);
    vi.advanceTimersByTime(1);
    expect(hint()).toBe('');
    speech.last().ends();
    expect([isPressed(), element.dataset.state]).toEqual([false, 'idle']);
  });

  it.each([
    [0, 40, 'left', '988px'],
    [960, 1000, 'right', '988px'],
    // The room is equal on both sides.
    [480, 520, 'left', '508px'],
  ])(
    'of a button from %i to %i of 1,000 px hangs its hint from the %s, %s wide at most',
    async (left, right, side, room) => {
      vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
      const { press, element } = await voiceSearch();
      element.getBoundingClientRect = () => ({ left, right }) as DOMRect;
      await press();
      expect([element.dataset.side, element.style.getPropertyValue('--onda-hint-room')]).toEqual([
        side,
        room,
      ]);
      await press();
    },
  );

  it('says the page’s own instruction and listens in its language for its word', async () => {
    const page = 'lang="es-MX" activation-word="Encuentra" instruction-text="Di: encuentra y lo que sea"';
    const { press, hint } = await voiceSearch(page);
    await press();
    expect([speech.last().lang, hint()]).toEqual(['es-MX', 'Di: encuentra y lo que sea']);
    speech.last().hears('buscar tango');
    expect(hint()).toBe("Di la palabra clave al inicio, por ejemplo: 'Encuentra restaurantes'.");
  });

  it('names the page’s word in our instruction', async () => {
    const { press, hint } = await voiceSearch('activation-word="encuentra"');
    await press();
    expect(hint()).toBe('Haz clic y di: encuentra ...');
  });

  it('asks the server with what was said and goes where it says', async () => {
    const server = fakeFetch(new Response('{"success":true,"data":"/tango/"}'));
    vi.stubGlobal('fetch', server.fetch);
    const { press, hint } = await voiceSearch();
    await press();
    speech.last().hears('Buscar Tango');
    expect(hint()).toBe('Buscando: tango');
    await settled();
    expect(server.calls).toMatchObject([
      { url: 'https://radio.test/ajax.php', form: { action: 'voice_search_find', q: 'tango' } },
    ]);
    expect(links).toEqual([new URL('/tango/', location.origin).href]);
  });

  it('asks the address and the action that the page names', async () => {
    const server = fakeFetch(new Response('{"success":true,"data":"/tango/"}'));
    vi.stubGlobal('fetch', server.fetch);
    const { press } = await voiceSearch('ajax-url="https://otro.test/voz" ajax-action="mi_voz"');
    await press();
    speech.last().hears('buscar tango');
    await settled();
    expect(server.calls).toMatchObject([{ url: 'https://otro.test/voz', form: { action: 'mi_voz' } }]);
  });

  it.each([
    ['an action of ours', 'voice_search_find', 'voice_search_find'],
    ['an action of voice search that another plugin brings', 'voice_search_radio', 'voice_search_radio'],
    ['an action that deletes', 'favorites_clear', 'voice_search_find'],
    ['an action of another plugin', 'delete-account', 'voice_search_find'],
    ['one that only names ours', 'x_voice_search_find', 'voice_search_find'],
  ])('on this site asks for nothing but a voice search: %s', async (_, written, sent) => {
    const server = fakeFetch(new Response('{"success":true,"data":"/tango/"}'));
    vi.stubGlobal('fetch', server.fetch);
    configure({ ajax: `${location.origin}/ajax.php` });
    const { press } = await voiceSearch(`ajax-url="/ajax.php" ajax-action="${written}"`);
    await press();
    speech.last().hears('buscar tango');
    await settled();
    expect(server.calls).toMatchObject([{ form: { action: sent } }]);
  });

  it('leads to the search of a site in a folder, on a page without a server of ours', async () => {
    vi.stubGlobal('fetch', fakeFetch(new Error('offline')).fetch);
    configure({ settings: { 'voice-search': { home: '/revista/' } } });
    const { press } = await voiceSearch();
    await press();
    speech.last().hears('buscar tango');
    await settled();
    expect(links).toEqual([new URL('/revista/index.php?s=tango', location.origin).href]);
  });

  it('may be led elsewhere by the page', async () => {
    vi.stubGlobal('fetch', fakeFetch(new Response('{"success":true,"data":"/tango/"}')).fetch);
    const { element, press, hint } = await voiceSearch();
    const heard: unknown[] = [];
    element.addEventListener('onda-voice-go', (event) => {
      heard.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    await press();
    speech.last().hears('buscar tango');
    await settled();
    expect([heard, links, hint()]).toEqual([
      [{ query: 'tango', address: new URL('/tango/', location.origin).href }],
      [],
      '',
    ]);
  });
});

describe('it ends', () => {
  const ENDINGS: [string, (element: HTMLElement) => void][] = [
    ['by Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['by a second press', (element) => element.querySelector('button')?.click()],
    ['when the page is left, as it may come back', () => window.dispatchEvent(new Event('pagehide'))],
  ];
  it.each(ENDINGS)('%s', async (_, end) => {
    const { element, press, hint, isPressed } = await voiceSearch();
    await press();
    end(element);
    expect([isPressed(), hint(), speech.last().calls]).toEqual([false, '', ['start', 'abort']]);
  });

  it('not by another key', async () => {
    const { press, isPressed } = await voiceSearch();
    await press();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(isPressed()).toBe(true);
  });

  it('with the element: microphone, request, timers and listeners', async () => {
    const server = fakeFetch('never');
    vi.stubGlobal('fetch', server.fetch);
    const { element, press } = await voiceSearch();
    await press();
    speech.last().hears('buscar tango');
    await settled();
    element.remove();
    await settled();
    expect(server.calls[0]?.init.signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(links).toEqual([]);
  });
});

describe('where speech is not to be had', () => {
  const KINDS: [string, () => void][] = [
    ['no constructor', () => browser({ SpeechRecognition: undefined })],
    ['an empty function under its name', () => browser({ SpeechRecognition() {} })],
    ['a page without https', () => browser({ isSecureContext: false })],
    [
      'a browser that asks its maker, where the site says no',
      () => {
        browser({ SpeechRecognition: fakeSpeech().Recognizer });
        configure({ settings: { 'voice-search': { remote: false } } });
      },
    ],
  ];
  it.each(KINDS)(
    '%s: the button is disabled and says why, and a search field stands beside it',
    async (_, make) => {
      make();
      const { button, find } = await voiceSearch();
      await vi.dynamicImportSettled();
      expect([button.disabled, button.title, button.style.opacity]).toEqual([true, UNSUPPORTED, '0.4']);
      const form = find('form') as HTMLFormElement;
      const field = find('field') as HTMLInputElement;
      expect([form.method, new URL(form.action).pathname, field.name]).toEqual(['get', '/index.php', 's']);
      expect(field.getAttribute('aria-label')).toBe('Escribe tu búsqueda');
    },
  );

  it('a constructor that throws: the same, after the press', async () => {
    const construct = () => {
      throw new Error('no');
    };
    browser({ SpeechRecognition: fakeSpeech({ construct, device: 'unavailable' }).Recognizer });
    const { button, press, find, isPressed } = await voiceSearch();
    expect(button.disabled).toBe(false);
    await press();
    expect([button.disabled, button.title, button.style.opacity]).toEqual([true, UNSUPPORTED, '0.4']);
    expect([find('form') !== null, isPressed()]).toEqual([true, false]);
    expect(document.activeElement).toBe(find('field'));
  });

  it('one that comes back to the page has one form', async () => {
    browser({ SpeechRecognition: undefined });
    const { element } = await voiceSearch();
    await vi.dynamicImportSettled();
    const place = element.parentElement as HTMLElement;
    element.remove();
    await settled();
    place.append(element);
    await settled();
    await vi.dynamicImportSettled();
    expect(element.querySelectorAll('form')).toHaveLength(1);
  });

  it('a service that does not answer: the button stays, and typing is offered once', async () => {
    const { button, press, find, element, hint } = await voiceSearch();
    for (const _ of [1, 2]) {
      await press();
      speech.last().fails('network');
    }
    expect(hint()).toBe('La búsqueda por voz no está disponible ahora. Escribe tu búsqueda.');
    expect([button.disabled, element.querySelectorAll('form').length]).toEqual([false, 1]);
    expect(document.activeElement).toBe(find('field'));
  });
});

describe('a browser that cannot be asked where it recognizes', () => {
  it('opens the microphone inside the click, before the rest is there', async () => {
    speech = fakeSpeech();
    browser({ SpeechRecognition: undefined, webkitSpeechRecognition: speech.Recognizer });
    const { button, hint, isPressed } = await voiceSearch();
    button.click();
    expect([speech.last().calls, isPressed()]).toEqual([['start'], true]);
    await vi.dynamicImportSettled();
    await settled();
    expect(hint()).toBe(INSTRUCTION);
    speech.last().hears('buscar');
    expect([hint(), speech.made.length]).toEqual([
      "No detecté qué buscar. Intenta: 'buscar noticias de ...'",
      1,
    ]);
  });

  it('closes it on Escape that comes before the rest', async () => {
    speech = fakeSpeech();
    browser({ SpeechRecognition: speech.Recognizer });
    const { button, hint, isPressed } = await voiceSearch();
    button.click();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect([speech.last().calls, isPressed()]).toEqual([['start', 'abort'], false]);
    await vi.dynamicImportSettled();
    await settled();
    expect([hint(), isPressed()]).toEqual(['', false]);
  });

  it('closes it on a second click that comes before the rest', async () => {
    speech = fakeSpeech();
    browser({ SpeechRecognition: speech.Recognizer });
    const { button, hint, isPressed } = await voiceSearch();
    button.click();
    button.click();
    expect([speech.last().calls, isPressed()]).toEqual([['start', 'abort'], false]);
    await vi.dynamicImportSettled();
    await settled();
    expect([hint(), isPressed()]).toEqual(['', false]);
  });

  it('closes it when the element goes at once', async () => {
    speech = fakeSpeech();
    browser({ SpeechRecognition: speech.Recognizer });
    const { button, element } = await voiceSearch();
    button.click();
    element.remove();
    await settled();
    expect(speech.last().calls).toEqual(['start', 'abort']);
  });
});

it('two on a page listen one after the other', async () => {
  const [first, second] = [await voiceSearch(), await voiceSearch()];
  await first.press();
  const former = speech.last();
  await second.press();
  former.fails('aborted');
  expect([first.isPressed(), first.hint(), second.isPressed(), second.hint()]).toEqual([
    false,
    '',
    true,
    INSTRUCTION,
  ]);
});
