import type { Lifetime } from '@onda/core/element/lifetime';
import { createLifetime } from '@onda/core/testing/endings';
import { fakeClock, settled } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveLoad, type LiveLoadRequest, type Said } from './live-load';
import { chosenTarget, findArea, type Targets, USUAL_AREAS } from './live-load-area';
import { createEntries } from './live-load-entries';
import { liveLoadMessages } from './messages';
import { swapArea } from './swap-area';

const HOME = 'https://radio.test/';

let lives: Lifetime[] = [];

beforeEach(() => {
  document.title = 'Inicio';
  document.body.innerHTML = '<div id="main"><p>Primero</p></div><div id="other"></div>';
  Reflect.get(window, 'happyDOM').setURL(HOME);
  history.replaceState(null, '', HOME);
});

afterEach(() => {
  for (const lifetime of lives) lifetime.end();
  lives = [];
  document.body.replaceChildren();
});

/** Answers `?n` with an area that says so; `hold` answers later. */
function setup() {
  const clock = fakeClock();
  const lifetime = createLifetime();
  lives.push(lifetime);
  const asked: string[] = [];
  const restored: Said[] = [];
  const held: (() => void)[] = [];
  let reply = (url: string) => page(`<div id="main"><p>${new URL(url).searchParams.get('asp_ls')}</p></div>`);
  let isHeld = false;
  const live = createLiveLoad({
    rid: '1_1',
    now: clock.now,
    lifetime,
    t: (key) => liveLoadMessages.en[key],
    said: () => ({ phrase: '', settings: 'a=1' }),
    restore: ({ phrase, settings }) => restored.push({ phrase, settings }),
    async fetchPage(url, signal) {
      asked.push(url);
      if (isHeld) {
        await new Promise<void>((go, refuse) => {
          held.push(go);
          signal.addEventListener('abort', refuse);
        });
      }
      return { url, html: reply(url) };
    },
  });
  return {
    clock,
    lifetime,
    live,
    asked,
    restored,
    held,
    hold: (value: boolean) => {
      isHeld = value;
    },
    reply: (make: typeof reply) => {
      reply = make;
    },
    async search(phrase: string, more: Partial<LiveLoadRequest> = {}) {
      await clock.advance(2000);
      const address = `${HOME}?asp_ls=${phrase}&asp_force_reset_pagination=1&p_asid=1`;
      return live.load({ address, selector: '#main', phrase, settings: `f=${phrase}`, ...more });
    },
  };
}

const page = (body: string, title = 'Resultados') =>
  `<!doctype html><title>${title}</title><body>${body}</body>`;
const main = () => document.querySelector('#main') as HTMLElement;
const address = (phrase: string) => `${HOME}?asp_ls=${phrase}&p_asid=1`;

/** The browser goes to an entry that it knows. */
async function travel(href: string) {
  history.replaceState(history.state, '', href);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  await settled();
}

describe('a search', () => {
  it('replaces the area, the title and the address, and nothing else', async () => {
    const { search } = setup();
    document.querySelector('#other')?.append('stays');
    expect(await search('uno')).toBe('shown');
    expect([main().textContent, document.title, location.href]).toEqual([
      'uno',
      'Resultados',
      address('uno'),
    ]);
    expect(document.querySelector('#other')?.textContent).toBe('stays');
  });

  it('dims the area to 0.4 and says that it is busy, until the answer stands', async () => {
    const { search, hold, held } = setup();
    hold(true);
    const coming = search('uno');
    await settled();
    expect([main().style.opacity, main().getAttribute('aria-busy')]).toEqual(['0.4', 'true']);
    held[0]?.();
    await coming;
    expect([main().style.opacity, main().getAttribute('aria-busy')]).toEqual(['1', 'false']);
  });

  it('gives way to the next: only the latest is shown', async () => {
    const { search, hold, held } = setup();
    hold(true);
    const first = search('uno');
    await settled();
    const second = search('dos');
    await settled();
    expect(await first).toBe('aborted');
    held[1]?.();
    expect(await second).toBe('shown');
    expect(main().textContent).toBe('dos');
  });

  it('runs no script of the fetched page and takes the reset out of its links', async () => {
    const { search, reply } = setup();
    reply(() =>
      page(
        '<div id="main"><script>window.ran = 1</script><a href="/?asp_force_reset_pagination=1&paged=2">2</a></div>',
      ),
    );
    await search('uno');
    expect('ran' in window).toBe(false);
    expect(main().querySelector('a')?.href).toBe(`${HOME}?paged=2`);
  });

  it('makes one entry of the history; a phrase that stood for less than a second makes none', async () => {
    const { search, clock, live } = setup();
    const before = history.length;
    await search('uno');
    expect(history.length).toBe(before + 1);
    await clock.advance(999);
    await live.load({ address: address('unos'), selector: '#main', phrase: 'unos', settings: '' });
    expect([history.length, location.href]).toEqual([before + 1, address('unos')]);
  });

  it('takes the focus to its heading only where it was entered', async () => {
    const { search, reply } = setup();
    reply(() => page('<div id="main"><h2>Uno</h2></div>'));
    await search('uno');
    expect(document.activeElement).toBe(document.body);
    await search('dos', { isEntered: true });
    expect(document.activeElement).toBe(main().querySelector('h2'));
  });
});

describe('a failure', () => {
  it('is said in the area, in the words of the specification, and takes nothing away', async () => {
    const { search, reply } = setup();
    reply(() => {
      throw new Error('500');
    });
    expect(await search('uno')).toBe('failed');
    const alert = main().querySelector('[role="alert"]');
    expect(alert?.textContent).toBe('This request has failed. Please check your connection.');
    expect([main().textContent?.includes('Primero'), main().style.opacity, location.href]).toEqual([
      true,
      '1',
      HOME,
    ]);
    reply(() => page('<div id="main">Otra vez</div>'));
    await search('dos');
    expect(main().textContent).toBe('Otra vez');
  });

  it('of a page without the area replaces nothing and leads to it', async () => {
    const { search, reply } = setup();
    reply(() => page('<div id="elsewhere"></div>'));
    expect(await search('uno')).toBe('missing');
    expect(main().querySelector('a')?.href).toBe(address('uno'));
    expect([main().textContent?.includes('Primero'), location.href]).toEqual([true, HOME]);
  });

  it('that was aborted says nothing and is not dimmed any more', async () => {
    const { search, hold, live } = setup();
    hold(true);
    const coming = search('uno');
    await settled();
    live.stop();
    expect(await coming).toBe('aborted');
    expect([main().textContent, main().style.opacity]).toEqual(['Primero', '1']);
  });
});

describe('Back and Forward', () => {
  it('bring back content, phrase, filters and title, without a request', async () => {
    const { search, asked, restored, reply } = setup();
    const first = main().firstElementChild;
    await search('uno');
    reply(() => page('<div id="main"><p>dos</p></div>', 'Dos'));
    await search('dos');
    await travel(address('uno'));
    expect([main().textContent, document.title]).toEqual(['uno', 'Resultados']);
    await travel(HOME);
    expect([main().firstElementChild === first, document.title]).toEqual([true, 'Inicio']);
    await travel(address('dos'));
    expect([main().textContent, document.title]).toEqual(['dos', 'Dos']);
    expect(restored).toEqual([
      { phrase: 'uno', settings: 'f=uno' },
      { phrase: '', settings: 'a=1' },
      { phrase: 'dos', settings: 'f=dos' },
    ]);
    expect(asked).toHaveLength(2);
  });

  it('leave what is shown where the address is the one that is shown', async () => {
    const { search, asked, restored } = setup();
    const jumps = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await search('uno');
    const shown = main().firstElementChild;
    await travel(address('uno'));
    expect([main().firstElementChild === shown, asked.length]).toEqual([true, 1]);
    expect([restored, jumps.mock.calls]).toEqual([[], []]);
  });

  it('make the next search an entry of its own, however soon it comes', async () => {
    const { search, live } = setup();
    await search('uno');
    await search('dos');
    await travel(address('uno'));
    const before = history.length;
    await live.load({ address: address('tres'), selector: '#main', phrase: 'tres', settings: '' });
    expect([history.length, location.href]).toEqual([before + 1, address('tres')]);
  });

  it('bring back the scroll position', async () => {
    const { search } = setup();
    const jumps = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    Object.assign(window, { scrollY: 320 });
    await search('uno');
    Object.assign(window, { scrollY: 77 });
    document.dispatchEvent(new Event('scroll'));
    await travel(HOME);
    Object.assign(window, { scrollY: 0 });
    await travel(address('uno'));
    expect(jumps.mock.calls).toEqual([
      [{ top: 320, behavior: 'instant' }],
      [{ top: 77, behavior: 'instant' }],
    ]);
  });

  it('fetch what is kept no more', async () => {
    const { search, asked, restored } = setup();
    await search('uno');
    await travel(`${address('ayer')}&p_asp_data=1&asp_gen[]=title`);
    expect(main().textContent).toBe('ayer');
    expect([asked.length, restored]).toEqual([2, [{ phrase: 'ayer', settings: 'asp_gen[]=title' }]]);
  });

  it('after a jump within a page of WordPress’s router have no state, which it would load anew, and come back all the same', async () => {
    document.querySelector('#other')?.setAttribute('data-wp-interactive', 'core/navigation');
    const { search } = setup();
    await search('uno');
    expect(history.state).toBeNull();
    await travel(HOME);
    expect([main().textContent, history.state]).toEqual(['Primero', null]);
    await travel(address('uno'));
    expect(main().textContent).toBe('uno');
    await travel(`${address('uno')}#x`);
    expect(main().textContent).toBe('uno');
  });

  it('leave entries alone that are not of this box', async () => {
    const { search } = setup();
    await search('uno');
    history.replaceState({ theirs: 1 }, '', `${HOME}#x`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    await settled();
    expect(main().textContent).toBe('uno');
  });

  it('are the browser’s own again once the box has left', async () => {
    const { search, lifetime, asked } = setup();
    await search('uno');
    lifetime.end();
    await travel(HOME);
    expect([main().textContent, history.scrollRestoration, asked.length]).toEqual(['uno', 'auto', 1]);
  });

  it('find twenty states, one for each address', () => {
    const { keep, find } = createEntries();
    const entry = (href: string, phrase = '') => ({
      href,
      phrase,
      settings: '',
      selector: '',
      title: '',
      scrollY: 0,
      content: [],
    });
    for (let n = 1; n <= 20; n += 1) keep(entry(`${n}`));
    keep(entry('1', 'again'));
    keep(entry('21'));
    expect([find('1')?.phrase, find('2'), find('3')?.href, find('21')?.href]).toEqual([
      'again',
      undefined,
      '3',
      '21',
    ]);
  });
});

describe('the area', () => {
  const off = { useAjax: false, selector: '', url: '' };
  const on = (selector: string) => ({ useAjax: true, selector, url: `/${selector}/` });
  const none: Targets = { element: '', resPage: off, wooShop: off, taxArchive: off, cptArchive: off };

  it.each<[string, Partial<Targets>, object | undefined]>([
    ['a custom element before all', { element: '#x', resPage: on('r') }, { selector: '#x', url: '' }],
    ['the results page', { resPage: on('r'), wooShop: on('w') }, { selector: 'r', url: '/r/' }],
    ['the shop', { wooShop: on('w'), taxArchive: on('t') }, { selector: 'w', url: '/w/' }],
    [
      'the archive of a taxonomy',
      { taxArchive: on('t'), cptArchive: on('c') },
      { selector: 't', url: '/t/' },
    ],
    ['the archive of a post type', { cptArchive: on('c') }, { selector: 'c', url: '/c/' }],
    ['none', {}, undefined],
  ])('is of %s', (_, targets, chosen) => {
    expect(chosenTarget({ ...none, ...targets }, 1)).toEqual(chosen);
  });

  it('is an element of the class that Ajax Search Pro gives it', () => {
    document.body.innerHTML = '<div class="asp_es_7"></div>';
    expect(chosenTarget(none, 7)).toEqual({ selector: '.asp_es_7', url: '' });
    expect(chosenTarget(none, 8)).toBeUndefined();
  });

  it.each(['body', 'html', ' HTML ', 'body '])('is never `%s`', (selector) => {
    expect(findArea(selector)).toBeUndefined();
  });

  it.each([':root', 'body > :not(*), body'])('is never the whole page by `%s`', (selector) => {
    expect(findArea(selector)?.selector).toBe('#main');
  });

  it('is #main where the selector is missing, then what other themes have, else none', () => {
    expect(findArea('#nowhere')?.element).toBe(main());
    expect(findArea('[[')?.element).toBe(main());
    expect(findArea('')?.element).toBe(main());
    main().id = 'primary';
    expect(findArea('#nowhere')?.selector).toBe('#primary');
    document.querySelector('#primary')?.removeAttribute('id');
    expect(findArea('#nowhere')).toBeUndefined();
  });

  it('has the usual places of the specification’s plugin, and main', () => {
    expect(USUAL_AREAS).toEqual([
      '#main',
      '.search-content',
      '#content #posts-container',
      '#content',
      '#Content',
      'div[role=main]',
      'main[role=main]',
      'div.theme-content',
      'div.td-ss-main-content',
      'main#page-content',
      'main.l-content',
      '#primary',
      '#main-content',
      '.main-content',
      'main',
    ]);
  });

  it.each([
    ['body', 'live-load: do not use html or body as the selector'],
    ['#nowhere', 'live-load: the selector is missing on the page: #nowhere'],
  ])('tells a developer what is wrong with `%s`', (selector, message) => {
    document.head.innerHTML = '<script id="onda-config" type="application/json">{"debug":true}</script>';
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    findArea(selector);
    expect(said.mock.calls).toEqual([[`Onda: ${message}`]]);
  });
});

describe('what must go on', () => {
  const nodes = (html: string) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return [...template.content.childNodes];
  };
  const find = (selector: string) => main().querySelector(selector) as HTMLElement;

  it('is the same player, in its counterpart’s place', () => {
    main().innerHTML = '<div class="old"><radio-player station="onda"></radio-player></div>';
    const player = find('radio-player');
    const content =
      '<radio-player station="otra"></radio-player><section><radio-player station="onda"></radio-player></section>';
    swapArea(main(), nodes(content));
    expect(find('section').firstChild).toBe(player);
    expect(main().querySelectorAll('radio-player')).toHaveLength(2);
  });

  it('is never away from the page for a task', async () => {
    main().innerHTML = '<radio-player></radio-player>';
    const player = find('radio-player');
    const away = vi.fn();
    new MutationObserver(() => player.isConnected || away()).observe(document, {
      childList: true,
      subtree: true,
    });
    swapArea(main(), nodes('<p>x</p>'));
    await settled();
    expect([away.mock.calls.length, main().firstElementChild]).toEqual([0, player]);
  });

  it('stands again where it stood when the earlier content comes back', () => {
    main().innerHTML = '<p>a</p><div><radio-player></radio-player></div><p>b</p>';
    const [before, player] = [main().innerHTML, find('radio-player')];
    const former = swapArea(main(), nodes('<p>x</p>'));
    const later = swapArea(main(), former);
    expect([main().innerHTML, find('radio-player')]).toEqual([before, player]);
    swapArea(main(), later);
    expect(main().innerHTML).toBe('<radio-player></radio-player><p>x</p>');
  });

  it('stands at the top, in its order, where the new content has no place for it', () => {
    main().innerHTML = '<asp-search></asp-search><p>a</p><radio-player></radio-player>';
    swapArea(main(), nodes('<p>x</p>'));
    expect(main().innerHTML).toBe('<asp-search></asp-search><radio-player></radio-player><p>x</p>');
  });

  it('is the field in which somebody types, with its caret', () => {
    main().innerHTML = '<asp-search><input value="música"></asp-search>';
    const field = find('input') as HTMLInputElement;
    field.focus();
    field.setSelectionRange(2, 4);
    swapArea(main(), nodes('<div><asp-search><input></asp-search></div>'));
    expect([find('div input'), document.activeElement]).toEqual([field, field]);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['música', 2, 4]);
  });

  it.each([
    ['the caret of a field', '<input value="música">', [[2, 4]]],
    ['a box that has none', '<input type="checkbox">', []],
    ['a button', '<button>x</button>', []],
  ])('has its focus again in a browser that takes it from what moves: %s', (_, html, carets) => {
    main().innerHTML = `<asp-search>${html}</asp-search>`;
    const control = find('asp-search').firstElementChild as HTMLInputElement;
    control.focus();
    if (carets.length) control.setSelectionRange(2, 4);
    const { before } = Comment.prototype;
    vi.spyOn(Comment.prototype, 'before').mockImplementation(function (this: Comment, ...moved) {
      control.blur();
      before.apply(this, moved);
    });
    const set = vi.spyOn(HTMLInputElement.prototype, 'setSelectionRange');
    const former = swapArea(main(), nodes('<p>x</p>'));
    expect([document.activeElement, set.mock.calls]).toEqual([control, carets]);
    expect([former.length, main().textContent]).toEqual([1, `${control.textContent}x`]);
  });
});
