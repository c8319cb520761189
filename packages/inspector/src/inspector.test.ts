import { settled } from '@onda/core/testing/fake-clock';
import { fakeFetch } from '@onda/core/testing/fake-fetch';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './element';

/** All tests share `fetchOfServer`: the page's services keep the first `fetch`. */
let server = fakeFetch('never');
const fetchOfServer: typeof fetch = (...asked) => server.fetch(...asked);
const NEVER = {
  whole: 'html,body,main',
  parts: '#wpadminbar,.cookie-banner',
  inside: '#wpadminbar,.cookie-banner',
};
const RULE = { selector: 'aside#old', classes: ['promo'], label: 'aside «Viejo»' };

let pointed: Element | undefined;
let links: string[];

beforeEach(() => {
  vi.stubGlobal('fetch', fetchOfServer);
  // happy-dom lays nothing out: everything has a box, and the pointer is where a test says.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(
    () => [new DOMRect(10, 10, 100, 20)] as never,
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(10, 10, 100, 20));
  Object.defineProperty(document, 'elementsFromPoint', {
    configurable: true,
    value: () => [document.querySelector('element-inspector'), pointed, document.body].filter(Boolean),
  });
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(document.documentElement, side, { value: 800, configurable: true });
  links = [];
});

afterEach(async () => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  await settled();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'wpdata');
  expect(document.adoptedStyleSheets).toEqual([]);
});

const PAGE = `
  <div id="wpadminbar"><a href="/wp-admin/">x</a></div>
  <main><h1 id="portada">Portada</h1>
    <p class="lead">Uno</p><p class="small">Dos</p><a id="noticia" href="#noticia">Noticia</a>
    <section id="caja"><div class="cookie-banner"></div></section>
  </main>
  <aside id="old" class="promo">Viejo</aside>`;

async function inspect(settings: object | null = {}, lang = 'es') {
  document.documentElement.lang = lang;
  document.body.innerHTML = PAGE;
  const wpdata = { object_id: 12, object_type: 'post' };
  const inspector = settings && {
    wpdata,
    never: NEVER,
    roles: { visitor: 'Visitantes', editor: 'Editor' },
    ...settings,
  };
  const config = { ajax: 'https://radio.test/ajax.php', settings: { inspector } };
  document.head.innerHTML = '<link id="onda-hidden" rel="stylesheet">';
  const block = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'onda-config',
  });
  block.text = JSON.stringify(config);
  document.head.append(block);
  document.querySelector('#noticia')?.addEventListener('click', () => links.push('followed'));
  const element = document.createElement('element-inspector');
  document.body.append(element);
  await vi.dynamicImportSettled();
  await settled();
  const part = <E extends HTMLElement = HTMLElement>(name: string) =>
    element.shadowRoot?.querySelector<E>(`[part="${name}"]`) as E;
  return {
    element,
    part,
    text: (name: string) => part(name).textContent,
    list: () => [...part('list').querySelectorAll('span')].map(({ textContent }) => textContent),
    isHidden: (selector: string) => {
      const rules = document.adoptedStyleSheets
        .flatMap((sheet) => [...sheet.cssRules])
        .map((rule) => rule.cssText);
      const [, selectors = ''] = /^:is\((.*)\)\s*\{/.exec(rules.join('')) ?? [];
      return selectors !== '' && (document.querySelector(selector)?.matches(selectors) ?? false);
    },
    point(selector: string) {
      pointed = document.querySelector(selector) ?? undefined;
      part('glass').dispatchEvent(new PointerEvent('pointermove', { bubbles: true, composed: true }));
    },
    click(selector: string, pointerType = 'mouse', detail = 1) {
      pointed = document.querySelector(selector) ?? undefined;
      part('glass').dispatchEvent(
        new PointerEvent('pointerdown', { pointerType, bubbles: true, composed: true }),
      );
      part('glass').dispatchEvent(new MouseEvent('click', { detail, bubbles: true, composed: true }));
    },
    key(key: string, on: EventTarget = document.body, init: KeyboardEventInit = {}) {
      const event = new KeyboardEvent('keydown', {
        key,
        bubbles: true,
        composed: true,
        cancelable: true,
        ...init,
      });
      on.dispatchEvent(event);
      return event;
    },
  };
}

describe('the inspector', () => {
  it('frames the element under the pointer and names it', async () => {
    const { point, part, text } = await inspect();
    expect(part('outline').hidden).toBe(true);
    point('p.lead');
    expect([part('outline').hidden, text('target')]).toEqual([false, 'p «Uno»']);
    expect(part('outline').style.width).toBe('100px');
    expect(document.querySelector('p.lead')?.outerHTML).toBe('<p class="lead">Uno</p>');
  });

  it.each<[string, (element: HTMLElement) => void]>([
    ['is gone', (element) => element.remove()],
    ['has no box any more', (element) => vi.spyOn(element, 'getClientRects').mockReturnValue([] as never)],
  ])('means an element no longer that %s', async (_, leave) => {
    const { point, part, text } = await inspect();
    point('p.lead');
    leave(document.querySelector('p.lead') as HTMLElement);
    window.dispatchEvent(new Event('scroll'));
    expect([part('outline').hidden, text('target')]).toEqual([true, 'Señala un elemento de la página.']);
  });

  it('hides the element that is clicked, and the page below notices no click', async () => {
    const { click, isHidden, list, text, element } = await inspect();
    const said = vi.fn();
    element.addEventListener('onda-element-hidden', said);
    click('#noticia');
    expect([isHidden('#noticia'), isHidden('p.lead'), links]).toEqual([true, false, []]);
    expect([list(), text('status')]).toEqual([['a «Noticia»'], 'Oculto: a «Noticia»']);
    expect(said.mock.calls[0]?.[0].detail).toEqual({ selector: 'a#noticia', classes: [] });
  });

  it('hides one element at a double click: the second half meets what has moved up', async () => {
    const { click, isHidden } = await inspect();
    click('#noticia', 'mouse', 1);
    click('p.lead', 'mouse', 2);
    expect([isHidden('#noticia'), isHidden('p.lead')]).toEqual([true, false]);
    click('p.lead', 'mouse', 1);
    expect(isHidden('p.lead')).toBe(true);
  });

  it('takes the names of the class list, and nothing else, for those of the element', async () => {
    const { click, element } = await inspect();
    const said = vi.fn();
    element.addEventListener('onda-element-hidden', said);
    document.querySelector('p.lead')?.setAttribute('class', '  lead \n is-open  lead ');
    click('p.lead');
    expect(said.mock.calls[0]?.[0].detail.classes).toEqual(['lead', 'is-open']);
  });

  it('means what a finger touches, and hides it by the button', async () => {
    const { click, isHidden, part } = await inspect();
    click('p.lead', 'touch');
    expect(isHidden('p.lead')).toBe(false);
    part('hide').click();
    expect(isHidden('p.lead')).toBe(true);
  });

  it.each([
    ['main', 'La página entera no se puede ocultar.'],
    [
      '#wpadminbar',
      'Esto no se puede ocultar: la barra de WordPress, el aviso de cookies o lo que los contiene.',
    ],
    [
      '#wpadminbar a',
      'Esto no se puede ocultar: la barra de WordPress, el aviso de cookies o lo que los contiene.',
    ],
    [
      '.cookie-banner',
      'Esto no se puede ocultar: la barra de WordPress, el aviso de cookies o lo que los contiene.',
    ],
    ['#caja', 'Esto no se puede ocultar: la barra de WordPress, el aviso de cookies o lo que los contiene.'],
  ])('leaves %s alone and says why', async (selector, why) => {
    const { click, list, text } = await inspect();
    click(selector);
    expect([list(), text('status')]).toEqual([[], why]);
  });

  it('shows what is hidden already, and shows one of them again', async () => {
    const { list, isHidden, part, text } = await inspect({
      hidden: { version: 'v1', audience: [], rules: [RULE] },
    });
    expect([list(), isHidden('#old'), text('list-title')]).toEqual([
      ['aside «Viejo»'],
      true,
      'Oculto en esta página: 1',
    ]);
    expect(document.querySelector<HTMLLinkElement>('#onda-hidden')?.disabled).toBe(true);
    part('show').click();
    expect([list(), isHidden('#old')]).toEqual([[], false]);
  });

  it('says of what it does not find that it is no longer there', async () => {
    const gone = { ...RULE, selector: 'aside#gone' };
    const { part } = await inspect({ hidden: { version: 'v1', audience: [], rules: [gone] } });
    expect(part('list').textContent).toContain('ya no está en la página');
  });

  it('lets one look at what is hidden, and hides it again with the next', async () => {
    const { part, isHidden, click } = await inspect({
      hidden: { version: 'v1', audience: [], rules: [RULE] },
    });
    const peek = part<HTMLInputElement>('peek');
    peek.click();
    expect(isHidden('#old')).toBe(false);
    click('p.lead');
    expect([isHidden('#old'), peek.checked]).toEqual([true, false]);
  });

  it('undoes and makes again by button', async () => {
    const { click, part, list } = await inspect();
    expect(part('undo').getAttribute('aria-disabled')).toBe('true');
    click('p.lead');
    part('undo').click();
    expect(list()).toEqual([]);
    part('redo').click();
    expect(list()).toEqual(['p «Uno»']);
  });
});

describe('by keyboard alone', () => {
  it('one walks to parent, child and siblings, and is told where', async () => {
    const { key, text } = await inspect();
    const walked = [
      'ArrowDown',
      'ArrowDown',
      'ArrowRight',
      'ArrowRight',
      'ArrowLeft',
      'ArrowUp',
      'ArrowUp',
    ].map((name) => {
      key(name);
      return text('said')?.slice(0, 10);
    });
    expect(walked).toEqual([
      'main «Port',
      'h1 «Portad',
      'p «Uno»',
      'p «Dos»',
      'p «Uno»',
      'main «Port',
      'main «Port',
    ]);
  });

  it('one hides, goes on with what is beside it, undoes and makes again', async () => {
    const { key, text, list } = await inspect();
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) key(name);
    expect([list(), text('target')]).toEqual([['p «Uno»'], 'p «Dos»']);
    key('z', document.body, { ctrlKey: true });
    expect(list()).toEqual([]);
    key('y', document.body, { ctrlKey: true });
    expect(list()).toEqual(['p «Uno»']);
    key('Backspace');
    expect(list()).toEqual([]);
  });

  it('Tab takes what is meant along, and Enter on a link hides it rather than follow it', async () => {
    const { key, text, list } = await inspect();
    const link = document.querySelector('#noticia') as HTMLElement;
    link.focus();
    expect(text('target')).toBe('a «Noticia»');
    expect([key('Enter', link).defaultPrevented, key(' ', link).defaultPrevented]).toEqual([true, true]);
    expect(list()).toEqual(['a «Noticia»']);
  });

  it('Escape leaves, and asks first when something would be lost', async () => {
    const { key, element, click, part, list } = await inspect();
    click('p.lead');
    key('Escape');
    expect(part<HTMLDialogElement>('question').open).toBe(true);
    // The question's own buttons hear the keys.
    expect(['Backspace', 'Enter', ' ', 'Escape'].map((name) => key(name).defaultPrevented)).toEqual(
      Array(4).fill(false),
    );
    expect(list()).toEqual(['p «Uno»']);
    part('question').querySelector<HTMLElement>('[value="stay"]')?.click();
    expect([element.isConnected, part<HTMLDialogElement>('question').open]).toEqual([true, false]);
    key('Escape');
    part('question').querySelector<HTMLElement>('[value="lose"]')?.click();
    expect(element.isConnected).toBe(false);
  });

  it('Escape leaves at once when nothing would be lost, and everything is as it was', async () => {
    const { key, element } = await inspect({ hidden: { version: 'v1', audience: [], rules: [RULE] } });
    key('Escape');
    await settled();
    expect(element.isConnected).toBe(false);
    expect(document.querySelector<HTMLLinkElement>('#onda-hidden')?.disabled).toBe(false);
    expect(key('Enter').defaultPrevented).toBe(false);
  });
});

describe('saving', () => {
  const session = { success: true, data: { nonces: { onda: 'n1' }, userId: 3 } };

  it('sends what is hidden and for whom, and says that it is kept', async () => {
    server = fakeFetch(Response.json(session), Response.json({ success: true, data: { version: 'v2' } }));
    const { click, part, text, element } = await inspect();
    const said = vi.fn();
    element.addEventListener('onda-hidden-saved', said);
    click('p.lead');
    part('role').click();
    expect(text('audience-title')).toBe('Oculto para: Visitantes');
    part('save').click();
    await vi.waitFor(() => expect(text('status')).toBe('Guardado. Así lo ven ya los visitantes.'));
    const form = server.calls.at(-1)?.form ?? {};
    expect(form).toMatchObject({
      action: 'onda_hide',
      object_id: '12',
      object_type: 'post',
      version: '',
      nonce: 'n1',
    });
    expect(JSON.parse(form.hidden ?? '')).toMatchObject({
      audience: ['visitor'],
      rules: [{ classes: ['lead'], label: 'p «Uno»' }],
    });
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('that fails says so, keeps what is hidden, and may be tried again', async () => {
    server = fakeFetch(new Response('oops', { status: 500 }));
    const { click, part, text, list } = await inspect();
    click('p.lead');
    part('save').click();
    await vi.waitFor(() => expect(text('status')).toBe('No se pudo guardar. Inténtalo de nuevo.'));
    expect([list(), part('save').getAttribute('aria-disabled')]).toEqual([['p «Uno»'], 'false']);
  });

  it('on the way out stays where it is not kept', async () => {
    server = fakeFetch(new Response('oops', { status: 500 }));
    const { click, key, part, text, element } = await inspect();
    click('p.lead');
    key('Escape');
    part('question').querySelector<HTMLElement>('[value="save"]')?.click();
    await vi.waitFor(() => expect(text('status')).toBe('No se pudo guardar. Inténtalo de nuevo.'));
    await settled();
    expect(element.isConnected).toBe(true);
  });

  it('warns who closes the window with something unsaved', async () => {
    const { click } = await inspect();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    click('p.lead');
    expect(close()).toBe(true);
  });
});

describe('the page data', () => {
  it('is what lets it run: without it nothing is shown, heard or changed', async () => {
    const { element, key, part } = await inspect(null);
    expect(element.dataset.open).toBeUndefined();
    expect(key('Enter').defaultPrevented).toBe(false);
    expect(part('list').childElementCount).toBe(0);
  });

  it('may be the variable of another system', async () => {
    Reflect.set(window, 'wpdata', { object_id: 7 });
    const { element } = await inspect(null);
    expect(element.dataset.open).toBe('');
  });

  it.each([[{ object_id: 'x' }], [{ object_id: -1 }], [{}], [null], ['12'], [{ object_id: 1.5 }]])(
    'is none when it is %o',
    async (wpdata) => {
      const { element } = await inspect({ wpdata });
      expect(element.dataset.open).toBeUndefined();
    },
  );

  it.each([
    [{ hidden: 'x' }],
    [{ hidden: { rules: [null, 7, { selector: 3 }], audience: [1] } }],
    [{ roles: 7, never: null, leave: 'javascript:alert(1)' }],
  ])('that is malformed leaves an inspector that works: %o', async (settings) => {
    const { click, list } = await inspect(settings);
    click('p.lead');
    expect(list()).toEqual(['p «Uno»']);
  });
});

describe("a 'removed' message", () => {
  it('goes to the parent window of the same origin with each hidden element, and to nobody without one', async () => {
    const { click } = await inspect();
    const parent = { postMessage: vi.fn() };
    click('p.small');
    vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as never);
    click('p.lead');
    expect(parent.postMessage.mock.calls).toEqual([['removed', location.origin]]);
  });
});

it('has nothing that axe finds, speaks the language of the page and prints names as text', async () => {
  const hostile = { ...RULE, label: '<img src=x onerror=alert(1)>' };
  const { element, list, text } = await inspect(
    { hidden: { version: 'v1', audience: ['editor'], rules: [hostile] } },
    'en',
  );
  expect([list(), element.shadowRoot?.querySelector('img')]).toEqual([
    ['<img src=x onerror=alert(1)>'],
    null,
  ]);
  expect([text('hide'), text('audience-title')]).toEqual(['Hide', 'Hidden from: Editor']);
  const { violations } = await axe.run(element);
  expect(violations.map(({ id }) => id)).toEqual([]);
});
