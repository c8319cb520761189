import { AjaxError } from '@onda/core/http/ajax';
import { createPollRequest } from '@onda/core/poll/poll-request';
import { createPoller } from '@onda/core/poll/poller';
import { fakeAjax } from '@onda/core/testing/fake-ajax';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { fakeHost } from '@onda/core/testing/fake-host';
import { fakePage } from '@onda/core/testing/fake-page';
import { fakeTabs } from '@onda/core/testing/fake-tabs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followList, POLL_MS, RESTING_POLL_MS } from './live-list';
import { mostViewed } from './most-viewed-contract';

const START_MS = 200;

let tellSeen: (isSeen: boolean) => void = () => {};

beforeEach(() => {
  class Observer {
    constructor(run: (entries: { isIntersecting: boolean }[]) => void) {
      tellSeen = (isIntersecting) => run([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const post = (name: string, views = 1, position = 1) => ({
  position,
  title: name,
  permalink: `https://radio.test/${name}`,
  views,
  period_views: views,
  adjusted_total: 0,
});

const ranked = (...items: ReturnType<typeof post>[]) => ({
  items,
  show_count: true,
  numbers: ['period_views'],
  views_label: 'visitas',
  total_label: 'oyentes mensuales',
});

/** A site whose server ranks `list`; each tab has its own poller. */
function site({ hasServer = true } = {}) {
  const clock = fakeClock();
  const openTab = fakeTabs();
  const state = { list: ranked(post('una', 1204)) as unknown, version: '1' };
  const ajax = fakeAjax({
    onda_poll: ({ want = {} }: { want?: Record<string, string> }) => ({
      success: true,
      data: Object.fromEntries(
        Object.entries(want).map(([key, known]) => {
          const { version, list } = state;
          return [key, known === version ? { version } : { version, data: list }];
        }),
      ),
    }),
  });
  const foreign = fakeAjax();
  const tab = () => {
    const page = fakePage();
    const request = createPollRequest(ajax);
    const poller = createPoller({ clock, request, channel: openTab(), page, random: () => 0 });
    const show = (
      html = '',
      written: Partial<{ listId: string; ajaxUrl: string; nonce: string }> = {},
      lang: 'es' | 'en' = 'es',
    ) => {
      const host = fakeHost(mostViewed, '', { listId: 'top', ...written }, lang);
      host.element.innerHTML = html;
      followList(host, { poller, clock, ajax, hasServer, ajaxAt: () => foreign });
      const text = (part: string) =>
        [...host.element.querySelectorAll(`[part="${part}"]`)].map((node) => node.textContent);
      return { host, text, status: () => text('status')[0] };
    };
    return { page, show };
  };
  return { clock, ajax, foreign, state, tab };
}

it('polls every 15 s, and every minute while nobody is at the page', () => {
  expect([POLL_MS, RESTING_POLL_MS]).toEqual([15_000, 60_000]);
});

describe('a list', () => {
  it('says that it is loading, then shows position, linked title and views label', async () => {
    const { clock, tab } = site();
    const { host, text, status } = tab().show();
    expect(status()).toBe('Cargando...');
    expect(host.element.querySelector<HTMLElement>('[part="status"]')?.hidden).toBe(false);
    await clock.advance(START_MS);
    expect([text('position'), text('title'), text('count')]).toEqual([['1'], ['una'], ['1.204 visitas']]);
    expect(host.element.querySelector('a')?.href).toBe('https://radio.test/una');
    expect(status()).toBe('');
    expect(host.element.querySelector<HTMLElement>('[part="status"]')?.hidden).toBe(true);
    const roles = [...host.element.querySelectorAll('[role]')].map((node) => node.getAttribute('role'));
    expect(roles).toEqual(['list', 'listitem', 'status']);
  });

  it('shows in each container what its own list id names', async () => {
    const { clock, tab, ajax } = site();
    ajax.answer('onda_poll', ({ want = {} }: { want?: Record<string, string> }) => {
      const answers = Object.keys(want).map((key) => [
        key,
        { version: '1', data: ranked(post(key.replace('most-viewed:', 'de-'))) },
      ]);
      return { success: true, data: Object.fromEntries(answers) };
    });
    const { show } = tab();
    const [hour, year] = [show('', { listId: 'hora' }), show('', { listId: 'ano' })];
    await clock.advance(START_MS);
    expect([hour.text('title'), year.text('title')]).toEqual([['de-hora'], ['de-ano']]);
  });

  it('shows of another server, too, what its own list id names', async () => {
    const { clock, tab, foreign } = site();
    foreign.answer('spv_get_list', (fields: object) => ({
      success: true,
      data: ranked(post(Object.values(fields).join())),
    }));
    const { show } = tab();
    const lists = ['hora', 'ano'].map((listId) => show('', { listId, ajaxUrl: 'https://other.test/ajax' }));
    await clock.advance(START_MS);
    expect(lists.map(({ text }) => text('title')[0])).toEqual([
      expect.stringContaining('hora'),
      expect.stringContaining('ano'),
    ]);
  });

  it.each([
    ['es', '1.204 visitas · 98 oyentes mensuales'],
    ['en', '1,204 views · 98 monthly listeners'],
  ] as const)('without labels of its server counts, in %s, %s', async (lang, count) => {
    const { clock, tab, foreign } = site();
    const items = [{ ...post('ajena', 1204), adjusted_total: 98 }];
    foreign.answer('spv_get_list', { success: true, data: { items, show_count: true } });
    const { text } = tab().show('', { ajaxUrl: 'https://other.test/ajax' }, lang);
    await clock.advance(START_MS);
    expect(text('count')).toEqual([count]);
  });

  it.each([
    ['', '', true],
    ['', '1.204 visitas', false],
    ['1.204 visitas', '', true],
    ['1.204 visitas', '1.204 visitas', false],
  ])(
    'of which stands %j and the server ranks %j hides the number that is none: %s',
    async (stood, ranks, hidden) => {
      const { clock, tab, state } = site();
      const printed = `<span part="list" role="list"><span part="item" role="listitem"><span part="position">1</span> <a part="title" href="https://radio.test/una">una</a> <span part="count"${stood ? '' : ' hidden'}>${stood}</span></span></span>`;
      state.list = { ...ranked(post('una', 1204)), show_count: ranks !== '' };
      const { host, text } = tab().show(printed);
      await clock.advance(START_MS);
      const parts = ['position', 'title', 'count'].map(
        (name) => host.element.querySelector<HTMLElement>(`[part="${name}"]`)?.hidden,
      );
      expect([text('count'), parts]).toEqual([[ranks], [false, false, hidden]]);
    },
  );

  it('follows what changes, and leaves alone what does not', async () => {
    const { clock, tab, state, ajax } = site();
    const { host, text } = tab().show();
    await clock.advance(START_MS);
    const link = host.element.querySelector('a');
    Object.assign(state, { version: '2', list: ranked(post('otra', 9), post('una', 1205, 2)) });
    await clock.advance(POLL_MS);
    expect([text('position'), text('title'), text('count')]).toEqual([
      ['1', '2'],
      ['otra', 'una'],
      ['9 visitas', '1.205 visitas'],
    ]);
    expect(host.element.querySelectorAll('a')[1]).toBe(link);
    const observer = vi.fn();
    new MutationObserver(observer).observe(host.element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    await clock.advance(POLL_MS * 4);
    expect(ajax.calls).toHaveLength(6);
    expect(observer).not.toHaveBeenCalled();
  });

  it('takes over what was printed', async () => {
    const { clock, tab } = site();
    const printed =
      '<span part="list" role="list"><span part="item" role="listitem"><span part="position">1</span> <a part="title" href="https://radio.test/una">una</a> <span part="count">1.204 visitas</span></span></span><span part="status" role="status" hidden></span>';
    const { host, status } = tab().show(printed);
    expect(status()).toBe('');
    const nodes = [...host.element.querySelectorAll('*')];
    await clock.advance(START_MS);
    expect([...host.element.querySelectorAll('*')]).toEqual(nodes);
  });

  it('does not move while it is pointed at or has the focus, but its numbers change', async () => {
    const { clock, tab, state } = site();
    const { host, text } = tab().show();
    await clock.advance(START_MS);
    let isHeld = true;
    vi.spyOn(host.element, 'matches').mockImplementation(() => isHeld);
    Object.assign(state, { version: '2', list: ranked(post('una', 1300)) });
    await clock.advance(POLL_MS);
    expect(text('count')).toEqual(['1.300 visitas']);
    Object.assign(state, { version: '3', list: ranked(post('otra', 1301), post('una', 1300, 2)) });
    await clock.advance(POLL_MS);
    expect(text('title')).toEqual(['una']);
    isHeld = false;
    host.element.dispatchEvent(new Event('pointerleave'));
    expect(text('title')).toEqual(['otra', 'una']);
  });

  it('moves once the focus has left it, and only then', async () => {
    const { clock, tab, state } = site();
    const { host, text } = tab().show();
    await clock.advance(START_MS);
    let isHeld = true;
    vi.spyOn(host.element, 'matches').mockImplementation(() => isHeld);
    Object.assign(state, { version: '2', list: ranked(post('otra', 9), post('una', 1, 2)) });
    await clock.advance(POLL_MS);
    host.element.dispatchEvent(new Event('focusout'));
    await clock.advance(0);
    expect(text('title')).toEqual(['una']);
    isHeld = false;
    host.element.dispatchEvent(new Event('focusout'));
    // Between two links of the list nothing has the focus for a moment.
    isHeld = true;
    await clock.advance(0);
    expect(text('title')).toEqual(['una']);
    isHeld = false;
    host.element.dispatchEvent(new Event('focusout'));
    await clock.advance(0);
    expect(text('title')).toEqual(['otra', 'una']);
  });

  it('is left alone by a pointer where nothing waits, and after its end', async () => {
    const { clock, tab, state } = site();
    const { host, text } = tab().show();
    await clock.advance(START_MS);
    host.element.dispatchEvent(new Event('pointerleave'));
    expect(text('title')).toEqual(['una']);
    const matches = vi
      .spyOn(host.element, 'matches')
      .mockImplementation((selector) => selector !== ':active');
    Object.assign(state, { version: '2', list: ranked(post('otra', 9)) });
    await clock.advance(POLL_MS);
    host.leave();
    matches.mockReturnValue(false);
    for (const type of ['pointerleave', 'focusout']) host.element.dispatchEvent(new Event(type));
    await clock.advance(0);
    expect(text('title')).toEqual(['una']);
  });

  it.each([
    ['the sheet that was built', '', ['https://radio.test/build/most-viewed-1.css']],
    [
      'the printed sheet and no other',
      '<link rel="stylesheet" href="https://radio.test/own.css">',
      ['https://radio.test/own.css'],
    ],
  ])('links %s', (_, printed, sheets) => {
    const config = { base: 'https://radio.test/build/', styles: { 'most-viewed': 'most-viewed-1.css' } };
    document.head.innerHTML = `<script type="application/json" id="onda-config">${JSON.stringify(config)}</script>`;
    vi.stubGlobal('getComputedStyle', () => ({ display: 'inline' }));
    const { host } = site().tab().show(printed);
    const links = [...host.element.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    expect(links.map(({ href }) => href)).toEqual(sheets);
    document.head.replaceChildren();
  });

  it('links no sheet where the page has one', () => {
    const config = { base: 'https://radio.test/build/', styles: { 'most-viewed': 'most-viewed-1.css' } };
    document.head.innerHTML = `<script type="application/json" id="onda-config">${JSON.stringify(config)}</script>`;
    vi.stubGlobal('getComputedStyle', () => ({ display: 'block' }));
    const { host } = site().tab().show();
    expect(host.element.querySelector('link')).toBeNull();
    document.head.replaceChildren();
  });

  it('links no sheet where the page knows of none', () => {
    const { host } = site().tab().show();
    expect(host.element.querySelector('link')).toBeNull();
  });

  it('shows hostile titles as text and no link that is none', async () => {
    const { clock, tab, state } = site();
    const hostile = { ...post('x'), title: '<img src=x onerror=alert(1)>', permalink: 'javascript:alert(1)' };
    state.list = ranked(hostile);
    const { host, text } = tab().show();
    await clock.advance(START_MS);
    expect(text('title')).toEqual(['<img src=x onerror=alert(1)>']);
    expect(host.element.querySelectorAll('img, a')).toHaveLength(0);
  });

  it('says that nobody read anything yet', async () => {
    const { clock, tab, state } = site();
    state.list = ranked();
    const { status } = tab().show('', {}, 'en');
    await clock.advance(START_MS);
    expect(status()).toBe('No views yet.');
  });
});

describe('a failure', () => {
  it.each<[string, unknown, string]>([
    ['a list that the server does not know', { error: 'unknown_list' }, 'Error'],
    ['a reply that is no list', { version: '1', data: { items: 'x' } }, 'Error'],
  ])('of %s says %s', async (_, reply, text) => {
    const { clock, tab, ajax } = site();
    ajax.answer('onda_poll', { success: true, data: { 'most-viewed:top': reply } });
    const { status } = tab().show();
    await clock.advance(START_MS);
    expect(status()).toBe(text);
  });

  it.each<[string, unknown, string, 'es' | 'en']>([
    ['success: false', { success: false, data: { code: 'x' } }, 'Error', 'es'],
    ['500', new AjaxError('failed', 500), 'Error cargando', 'es'],
    ['429', new AjaxError('failed', 429), 'Error cargando', 'es'],
    ['HTML', new AjaxError('unreadable', 200), 'Error cargando', 'es'],
    ['offline', new AjaxError('offline'), 'Error cargando', 'es'],
    ['a timeout', new AjaxError('timeout'), 'Error loading', 'en'],
    ['403 and no new nonce', new AjaxError('refused', 403), 'Error cargando', 'es'],
  ])('%s of another server is said', async (_, reply, text, lang) => {
    const { clock, tab, foreign } = site();
    foreign.answer('spv_get_list', reply);
    const { status } = tab().show('', { ajaxUrl: 'https://other.test/ajax' }, lang);
    await clock.advance(START_MS);
    expect(status()).toBe(text);
  });

  it('is said once a nonce stays refused after its refresh', async () => {
    const { clock, tab, foreign } = site();
    foreign.answer('spv_get_list', new AjaxError('refused', 403));
    foreign.answer('spv_refresh_nonce', { success: true, data: 'new' });
    const { status } = tab().show('', { ajaxUrl: 'https://other.test/ajax', nonce: 'old' });
    await clock.advance(START_MS);
    expect(foreign.calls.map(({ fields }) => fields.nonce)).toEqual(['old', undefined, 'new']);
    expect(status()).toBe('Error cargando');
  });

  it('keeps the list, waits longer each time, and goes away with the next answer', async () => {
    const { clock, tab, ajax } = site();
    const { text, status } = tab().show();
    await clock.advance(START_MS);
    const answer = { success: true, data: { 'most-viewed:top': { version: '1' } } };
    ajax.answer('onda_poll', new AjaxError('failed', 500));
    const asked = () => ajax.calls.length;
    await clock.advance(POLL_MS);
    expect([text('title'), status(), asked()]).toEqual([['una'], 'Error cargando', 2]);
    await clock.advance(15_000);
    expect(asked()).toBe(3);
    await clock.advance(29_000);
    expect(asked()).toBe(3);
    ajax.answer('onda_poll', answer);
    await clock.advance(1_000);
    expect([text('title'), status(), asked()]).toEqual([['una'], '', 4]);
  });
});

describe('requests', () => {
  it('are one in 15 s for four elements of one list in three tabs', async () => {
    const { clock, ajax, tab } = site();
    const texts = [1, 2, 3].flatMap(() => {
      const { show } = tab();
      return [1, 2, 3, 4].map(() => show().text);
    });
    await clock.advance(START_MS);
    expect(ajax.calls).toHaveLength(1);
    for (const text of texts) expect(text('title')).toEqual(['una']);
    await clock.advance(10 * POLL_MS);
    expect(ajax.calls.length).toBeLessThanOrEqual(11);
  });

  it('are none while the tab is hidden or the list off screen', async () => {
    const { clock, ajax, tab } = site();
    const { page, show } = tab();
    show();
    await clock.advance(START_MS);
    page.hide(true);
    await clock.advance(10 * POLL_MS);
    expect(ajax.calls).toHaveLength(1);
    page.hide(false);
    tellSeen(false);
    await clock.advance(10 * POLL_MS);
    expect(ajax.calls).toHaveLength(1);
    tellSeen(true);
    await clock.advance(0);
    expect(ajax.calls).toHaveLength(2);
  });

  it('go to another server as the specification says, every 15 s', async () => {
    const { clock, ajax, foreign, tab } = site();
    foreign.answer('spv_get_list', { success: true, data: ranked(post('ajena', 3)) });
    const { text } = tab().show('', { ajaxUrl: 'https://other.test/ajax', nonce: 'abc' });
    await clock.advance(START_MS + 2 * POLL_MS);
    expect(foreign.calls.map(({ action, fields }) => [action, fields])).toEqual(
      Array(3).fill(['spv_get_list', { list_id: 'top', nonce: 'abc' }]),
    );
    expect(text('title')).toEqual(['ajena']);
    expect(ajax.calls).toEqual([]);
  });

  it('are one a minute once nobody was at the page for two, and four again when somebody is', async () => {
    const { clock, ajax, tab } = site();
    tab().show();
    const perMinute = async () => {
      const before = ajax.calls.length;
      await clock.advance(60_000);
      return ajax.calls.length - before;
    };
    await clock.advance(START_MS);
    expect([await perMinute(), await perMinute()]).toEqual([4, 4]);
    expect([await perMinute(), await perMinute()]).toEqual([1, 1]);
    document.dispatchEvent(new Event('pointermove'));
    await clock.advance(60_000);
    document.dispatchEvent(new Event('pointermove'));
    expect(await perMinute()).toBe(4);
  });

  it('to another server are every 15 s whoever is at the page', async () => {
    const { clock, foreign, tab } = site();
    foreign.answer('spv_get_list', { success: true, data: ranked(post('ajena', 3)) });
    tab().show('', { ajaxUrl: 'https://other.test/ajax' });
    await clock.advance(START_MS + 3_600_000);
    expect(foreign.calls).toHaveLength(241);
  });

  it('end with the element, and follow its attributes', async () => {
    const { clock, ajax, tab } = site();
    const { host } = tab().show();
    await clock.advance(START_MS);
    host.change({ listId: 'otra' });
    await clock.advance(START_MS);
    expect(Object.keys(Object(ajax.calls.at(-1)?.fields.want))).toEqual(['most-viewed:otra']);
    host.leave();
    await clock.advance(10 * POLL_MS);
    expect(ajax.calls).toHaveLength(2);
    expect(clock.waiting()).toBe(0);
  });
});
