import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LoadRules, loadWhenNeeded } from './load-when-needed';

const observers = new Set<Observer>();
let margin = '';

class Observer {
  readonly places = new Set<Element>();
  constructor(
    private run: IntersectionObserverCallback,
    options: IntersectionObserverInit,
  ) {
    margin = String(options.rootMargin);
    observers.add(this);
  }
  observe = (target: Element) => void this.places.add(target);
  disconnect = () => this.places.clear();
  answer(targets: Element[], isIntersecting: boolean) {
    const entries = targets.map((target) => ({ isIntersecting, target }) as IntersectionObserverEntry);
    if (entries.length) this.run(entries, this as never);
  }
}

/** The places that are observed. */
const observed = () => [...observers].flatMap(({ places }) => [...places]);
const see = (target: Element) => {
  for (const observer of observers) if (observer.places.has(target)) observer.answer([target], true);
};
/** None of the places is near. */
const look = () => {
  for (const observer of observers) observer.answer([...observer.places], false);
};

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  observers.clear();
});

afterEach(() => {
  // The listener of one that nobody scrolled would hear the next test.
  dispatchEvent(new Event('scroll'));
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
});

/** The rules of contracts without any. */
const NO_RULES: LoadRules = {
  atOnce: {},
  onScroll: 'x-none',
  onTouch: 'x-none',
  notNear: 'x-none',
  near: {},
};

function started(rules: Partial<LoadRules> = {}, load = vi.fn(async (_tag: string): Promise<unknown> => 1)) {
  const waitFor = loadWhenNeeded({ ...NO_RULES, ...rules }, load);
  const put = (html: string) => {
    document.body.insertAdjacentHTML('beforeend', html);
    const element = document.body.lastElementChild as HTMLElement;
    waitFor(element);
    return element;
  };
  return { put, load, tags: () => load.mock.calls.map(([tag]) => tag) };
}

const touch = (element: Element, type: string) =>
  void element.dispatchEvent(new Event(type, { bubbles: true }));
const scroll = () => void dispatchEvent(new Event('scroll'));

describe('an element that waits for its touch', () => {
  const rules = { onTouch: 'x-form' };

  it.each(['pointerdown', 'focusin'])('is loaded by the first %s in it, and not near the screen', (type) => {
    const { put, tags } = started(rules);
    const form = put('<x-form><input></x-form>');
    put('<x-form></x-form>');
    expect([tags(), observed()]).toEqual([[], []]);
    touch(form.firstElementChild as Element, type);
    touch(form, type);
    expect(tags()).toEqual(['x-form']);
  });

  it('is loaded at once where the focus is there before', () => {
    const { load } = started();
    const form = document.createElement('x-form');
    // happy-dom does not know `:focus-within`.
    form.matches = (selector) => ['x-form', ':focus-within'].includes(selector);
    loadWhenNeeded({ ...NO_RULES, ...rules }, load)(form);
    expect(load).toHaveBeenCalledExactlyOnceWith('x-form');
  });

  it('is tried again by the next touch where it did not arrive', async () => {
    const load = vi.fn(async (_tag: string): Promise<unknown> => 1);
    load.mockRejectedValueOnce(new Error('offline'));
    const { put, tags } = started(rules, load);
    const form = put('<x-form></x-form>');
    touch(form, 'pointerdown');
    await Promise.resolve();
    await Promise.resolve();
    touch(form, 'focusin');
    expect(tags()).toEqual(['x-form', 'x-form']);
  });
});

describe('an element without a rule', () => {
  it('is loaded when it comes near the screen, once for all of its tag', () => {
    const { put, tags } = started();
    const [first, second] = [put('<x-a></x-a>'), put('<x-a></x-a>')];
    look();
    expect([tags(), observed().length, margin]).toEqual([[], 2, '300px']);
    see(second);
    see(first);
    put('<x-a></x-a>');
    expect([tags(), observed().length]).toEqual([['x-a'], 0]);
  });

  it('is observed alone until the observer has answered, and the others of its tag only where it is not near', () => {
    const { put, tags } = started();
    const [first, second] = [put('<x-a></x-a>'), put('<x-a></x-a>')];
    const other = put('<x-b></x-b>');
    put('<x-b></x-b>');
    expect(observed()).toEqual([first, other]);
    see(other);
    look();
    expect([observed(), tags()]).toEqual([[first, second], ['x-b']]);
    const third = put('<x-a></x-a>');
    expect(observed()).toEqual([first, second, third]);
  });

  it('waits for no other of its tag that has no place', () => {
    const { put } = started();
    put('<x-a for=".gone"></x-a>');
    const second = put('<x-a></x-a>');
    expect(observed()).toEqual([second]);
  });

  it('is loaded when a child of it is near, because it may have no box of its own', () => {
    const { put, tags } = started();
    const host = put('<x-a><b></b></x-a>');
    see(host.firstElementChild as Element);
    expect(tags()).toEqual(['x-a']);
  });

  it('is loaded when what its `for` names is near; the place goes on waiting for other tags', () => {
    const { put, tags } = started();
    document.body.innerHTML = '<main></main>';
    const main = document.body.firstElementChild as Element;
    put('<x-a for="main"></x-a>');
    expect(observed()).toEqual([main]);
    see(main);
    put('<x-b for="main"></x-b>');
    see(main);
    expect([tags(), observed().length]).toEqual([['x-a', 'x-b'], 0]);
  });

  it('is loaded at the first scroll where its `for` finds nothing', () => {
    const { put, tags } = started();
    put('<x-a for=".gone"></x-a>');
    expect(tags()).toEqual([]);
    scroll();
    put('<x-b for=".gone"></x-b>');
    expect(tags()).toEqual(['x-a', 'x-b']);
  });

  it('stands for itself where its `for` is no selector', () => {
    const { put, tags } = started();
    see(put('<x-a for=">>"></x-a>'));
    expect(tags()).toEqual(['x-a']);
  });

  it('is not loaded by a scroll', () => {
    const { put, tags } = started();
    put('<x-a></x-a>');
    scroll();
    expect(tags()).toEqual([]);
  });

  it('is tried again by the next of its tag when its script did not arrive', async () => {
    const { put, load } = started(
      {},
      vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(1),
    );
    see(put('<x-a></x-a>'));
    await Promise.resolve();
    await Promise.resolve();
    see(put('<x-a></x-a>'));
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a rule', () => {
  it('loads at once what its selector matches, and nothing else', () => {
    const { put, tags } = started({ atOnce: { '': 'x-a:is([autoplay]),x-b' } });
    put('<x-a></x-a>');
    put('<x-b></x-b>');
    expect(tags()).toEqual(['x-b']);
    put('<x-a autoplay></x-a>');
    expect(tags()).toEqual(['x-b', 'x-a']);
  });

  it.each(['sessionStorage', 'localStorage'] as const)('loads at once where %s has a key', (storage) => {
    started({ atOnce: { listening: 'x-a' } }).put('<x-a></x-a>');
    globalThis[storage].setItem('listening', '');
    const { put, tags } = started({ atOnce: { listening: 'x-a', other: 'x-b' } });
    put('<x-a></x-a>');
    put('<x-b></x-b>');
    expect(tags()).toEqual(['x-a']);
  });

  it('loads by the others where the browser refuses its storage', () => {
    vi.stubGlobal(
      'sessionStorage',
      new Proxy(
        {},
        {
          has: () => {
            throw new Error('refused');
          },
        },
      ),
    );
    const { put, tags } = started({ atOnce: { listening: 'x-a', '': 'x-b' } });
    put('<x-a></x-a>');
    put('<x-b></x-b>');
    expect(tags()).toEqual(['x-b']);
  });

  it('loads at once where the query string matches', () => {
    vi.stubGlobal('location', { search: '?utm=1&s=salsa' });
    const { put, tags } = started({ atOnce: { '?[?&]s=': 'x-a', '?[?&]other=': 'x-b' } });
    put('<x-a></x-a>');
    put('<x-b></x-b>');
    expect(tags()).toEqual(['x-a']);
  });

  it.each([
    ['of the window', scroll],
    ['of a box of the page', () => void document.body.dispatchEvent(new Event('scroll'))],
  ])('loads at the first scroll %s; what comes later is loaded at once', (_, scrollThere) => {
    const { put, tags } = started({ onScroll: 'x-a,x-b' });
    put('<x-a></x-a>');
    scrollThere();
    put('<x-b></x-b>');
    expect(tags()).toEqual(['x-a', 'x-b']);
  });

  it('keeps an element from being loaded near the screen', () => {
    const { put } = started({ onScroll: 'x-a', notNear: 'x-a' });
    put('<x-a></x-a>');
    expect(observed().length).toBe(0);
  });

  it('names the parts that are waited for', () => {
    const { put } = started({ near: { 'x-a': 'img' } });
    const host = put('<x-a><p><img></p></x-a>');
    expect(observed()).toEqual([...host.querySelectorAll('img')]);
  });
});
