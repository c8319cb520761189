import { AjaxError, createAjax } from '@onda/core/http/ajax';
import { fakeClock, settled } from '@onda/core/testing/fake-clock';
import { fakeFetch } from '@onda/core/testing/fake-fetch';
import { fakeTabs } from '@onda/core/testing/fake-tabs';
import { lostLoad } from '@onda/core/testing/lost-load';
import { afterEach, describe, expect, it, vi } from 'vitest';
// A gate whose code is there opens within its press, not in a later test.
import './dialogs/dialogs';
import { fakeServer, fakeSetup } from './testing/fake-setup';
import { buttonOf, message, press, put, seen } from './testing/page';

/** From markup to the wire and back: buttons, counts and clear buttons of one page. */
const BUTTON = '<fav-button post-id="4" favorite-count="3"></fav-button>';
const COUNT = '<fav-count></fav-count>';
const CLEAR = '<fav-clear></fav-clear>';

const setups: ReturnType<typeof fakeSetup>[] = [];

afterEach(() => {
  for (const { shell } of setups.splice(0)) {
    for (const element of document.querySelectorAll<HTMLElement>('fav-button, fav-count, fav-clear'))
      shell.disconnected(element);
  }
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'jQuery');
  vi.unstubAllGlobals();
});

const setup = (...given: Parameters<typeof fakeSetup>) => {
  const made = fakeSetup(...given);
  setups.push(made);
  return made;
};
const actions = ({ calls }: { calls: { action: string }[] }) => calls.map(({ action }) => action);

async function reading(html: string, saved: number[], total = 3) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const server = fakeServer(saved, total);
  const elements = await put(html, setup(server.ajax, { hasHint: true }));
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  await settled();
  return { ...server, elements };
}

describe('a page that nobody touches', () => {
  it('asks nothing for a visitor who has nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ajax } = fakeServer();
    const [button, count, clear] = await put(BUTTON + COUNT + CLEAR, setup(ajax));
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(ajax.calls).toEqual([]);
    expect([seen(button), count?.textContent, buttonOf(clear).disabled]).toEqual([[false, 3], '0', true]);
  });

  it('asks when it comes back as it was left, before the first favorite of the page after it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ajax } = fakeServer([4]);
    const made = setup(ajax);
    const [button] = await put(BUTTON, made);
    made.visitor.hasHint = true;
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    await settled();
    expect([actions(ajax), seen(button)]).toEqual([['favorites_array'], [true, 3]]);
  });

  it('asks once for thirty buttons of a visitor who has something, and paints them', async () => {
    const thirty = Array.from({ length: 30 }, (_, id) => `<fav-button post-id="${id + 1}"></fav-button>`);
    const { ajax, elements } = await reading(thirty.join('') + COUNT + CLEAR, [2, 30]);
    expect(ajax.calls).toMatchObject([{ action: 'favorites_array', fields: {} }]);
    const pressed = elements.filter((element) => element.querySelector('[aria-pressed="true"]'));
    expect(pressed.map((element) => element.getAttribute('post-id'))).toEqual(['2', '30']);
    expect(elements[30]?.textContent).toBe('2');
    expect(buttonOf(elements[31]).disabled).toBe(false);
  });

  it('paints who comes after the reply', async () => {
    const server = fakeServer([4]);
    const made = setup(server.ajax);
    const [first] = await put(BUTTON, made);
    await press(first);
    const late = document.createElement('fav-button');
    late.setAttribute('post-id', '4');
    late.innerHTML = first?.innerHTML ?? '';
    document.body.append(late);
    made.shell.connected(late);
    expect(seen(late)).toEqual(seen(first));
  });
});

describe('a click', () => {
  it('sends the opposite of what is shown, and paints every button of the post', async () => {
    const { ajax } = fakeServer();
    const [one, two, count, clear] = await put(BUTTON + BUTTON + COUNT + CLEAR, setup(ajax));
    await press(one);
    expect(ajax.calls).toMatchObject([
      {
        action: 'favorites_favorite',
        fields: { postid: 4, siteid: 1, status: 'active', user_consent_accepted: false },
      },
    ]);
    expect([seen(one), seen(two), count?.textContent]).toEqual([[true, 4], [true, 4], '1']);
    expect(buttonOf(clear).disabled).toBe(false);
    await press(two);
    expect(ajax.calls[1]?.fields).toMatchObject({ status: 'inactive' });
    expect([seen(one), seen(two), count?.textContent]).toEqual([[false, 3], [false, 3], '0']);
    expect(buttonOf(clear).disabled).toBe(true);
  });

  it('disables all buttons of the post while its request runs, and no other', async () => {
    const { ajax } = fakeServer();
    let reply = (_: unknown) => {};
    ajax.answer('favorites_favorite', () => new Promise((resolve) => (reply = resolve)));
    const [one, two, other] = await put(
      `${BUTTON}${BUTTON}<fav-button post-id="5"></fav-button>`,
      setup(ajax),
    );
    await press(one);
    expect([one, two, other].map((element) => buttonOf(element).disabled)).toEqual([true, true, false]);
    reply({ status: 'success', favorites: [] });
    await settled();
    expect([one, two].map((element) => buttonOf(element).disabled)).toEqual([false, false]);
  });

  it('disables the button while the code comes, and asks once for two presses', async () => {
    const { ajax } = fakeServer();
    let arrive = () => {};
    const arrival = () => new Promise<void>((resolve) => (arrive = resolve));
    const [one, two] = await put(BUTTON + BUTTON, setup(ajax, { arrival }));
    await press(one);
    await press(two);
    expect([one, two].map((element) => buttonOf(element).disabled)).toEqual([true, true]);
    arrive();
    await settled();
    await settled();
    expect([one, two].map((element) => buttonOf(element).disabled)).toEqual([false, false]);
    expect([actions(ajax), seen(one), seen(two)]).toEqual([['favorites_favorite'], [true, 4], [true, 4]]);
  });

  it('adds nothing to the page when it is saved', async () => {
    const [one] = await put(BUTTON, setup(fakeServer().ajax));
    const before = one?.querySelectorAll('*').length;
    await press(one);
    expect([seen(one), one?.querySelectorAll('*').length]).toEqual([[true, 4], before]);
  });

  it.each([
    ['nowhere', () => {}, true],
    ['in a field of the page', () => document.querySelector('input')?.focus(), false],
  ])('gives focus back to the button that had it where it is %s by now', async (_, go, isBack) => {
    const { ajax } = fakeServer();
    const [one] = await put(`${BUTTON}<input>`, setup(ajax));
    buttonOf(one).focus();
    let reply = (_: unknown) => {};
    ajax.answer('favorites_favorite', () => new Promise((resolve) => (reply = resolve)));
    await press(one);
    buttonOf(one).blur();
    go();
    reply({ status: 'success', favorites: [] });
    await settled();
    expect(document.activeElement === buttonOf(one)).toBe(isBack);
  });

  it('sends one request at a time, in order', async () => {
    const { ajax } = fakeServer();
    const replies: ((reply: unknown) => void)[] = [];
    ajax.answer('favorites_favorite', () => new Promise((resolve) => void replies.push(resolve)));
    const [one, two] = await put(`${BUTTON}<fav-button post-id="5"></fav-button>`, setup(ajax));
    await press(one);
    await press(two);
    expect([ajax.calls.length, buttonOf(two).disabled]).toEqual([1, true]);
    replies[0]?.({ status: 'success', favorites: [] });
    await settled();
    expect(ajax.calls.map(({ fields }) => fields.postid)).toEqual([4, 5]);
  });

  it('says onda-favorite-change after the fact', async () => {
    const heard = vi.fn();
    document.addEventListener('onda-favorite-change', (event) => heard((event as CustomEvent).detail), {
      once: true,
    });
    const [one] = await put(BUTTON, setup(fakeServer().ajax));
    await press(one);
    expect(heard).toHaveBeenCalledWith({ postId: 4, siteId: 1, isFavorite: true, count: 4 });
  });

  it('counts by one where the server names no count, never below 0', async () => {
    const { ajax } = fakeServer([], 0);
    const [one] = await put('<fav-button post-id="4" favorite-count="0"></fav-button>', setup(ajax));
    const answers = [{}, {}, { favorite_data: { total: 0 } }, {}];
    const expected = [
      [true, 1],
      [false, 0],
      [true, 0],
      [false, 0],
    ];
    for (const [turn, answer] of answers.entries()) {
      ajax.answer('favorites_favorite', { status: 'success', favorites: [], ...answer });
      await press(one);
      expect(seen(one)).toEqual(expected[turn]);
    }
  });

  it('shows no number while nobody keeps the post', async () => {
    const { ajax } = fakeServer([], 0);
    const [one, two] = await put(
      '<fav-button post-id="4"></fav-button><fav-button post-id="5" favorite-count="2"></fav-button>',
      setup(ajax),
    );
    const count = () => one?.querySelector('[part="count"]')?.textContent;
    expect([count(), two?.querySelector('[part="count"]')?.textContent]).toEqual(['', '2']);
    ajax.answer('favorites_favorite', { status: 'success', favorites: [] });
    await press(one);
    expect(count()).toBe('1');
    await press(one);
    expect(count()).toBe('');
  });

  it('without a post does nothing', async () => {
    const { ajax } = fakeServer();
    const [one] = await put('<fav-button></fav-button>', setup(ajax));
    await press(one);
    expect(ajax.calls).toEqual([]);
  });

  it.each([
    ['the article around it', '<li class="wp-block-post post-7 type-post"><p>%s</p></li>', '7'],
    ['the nearest article', '<div class="post-7"><article class="hentry post-8">%s</article></div>', '8'],
    ['the page of a post', '<div class="single postid-9 wp-theme">%s</div>', '9'],
    ['a page', '<div class="page page-id-10">%s</div>', '10'],
    ['the post that it names itself', '<div class="post-7">%s</div>', '3', 'post-id="3"'],
    [
      'no post of another class',
      '<div class="blog-post-7 post-0 parent-pageid-4 post-format-7x">%s</div>',
      '',
    ],
  ])('a bare button keeps %s', async (_, around, expected, attributes = '') => {
    const { ajax } = fakeServer();
    const [one] = await put(around.replace('%s', `<fav-button ${attributes}></fav-button>`), setup(ajax));
    expect(one?.getAttribute('post-id') ?? '').toBe(expected);
  });
});

describe('a press shows what it asks for before the reply', () => {
  const waiting = (ajax: ReturnType<typeof fakeServer>['ajax']) => {
    let reply = (_: unknown) => {};
    ajax.answer('favorites_favorite', () => new Promise((resolve) => (reply = resolve)));
    return (answer: unknown) => reply(answer);
  };

  it.each<[string, string, [boolean, number], unknown, [boolean, number]]>([
    ['kept', BUTTON, [true, 4], { status: 'success', favorites: [] }, [true, 4]],
    ['refused', BUTTON, [true, 4], { status: 'error', message: 'Invalid post.' }, [false, 3]],
    ['to be signed in for', BUTTON, [true, 4], { status: 'unauthenticated' }, [false, 3]],
    [
      'the first of a post',
      '<fav-button post-id="4"></fav-button>',
      [true, 1],
      new AjaxError('offline'),
      [false, 0],
    ],
  ])('%s', async (_, html, shown, answer, after) => {
    const { ajax } = fakeServer();
    const reply = waiting(ajax);
    const [one, two] = await put(html + html, setup(ajax));
    settingsOfPage({ who: 'everybody' });
    buttonOf(one).click();
    expect([seen(one), seen(two)]).toEqual([shown, shown]);
    await settled();
    reply(answer instanceof Error ? Promise.reject(answer) : answer);
    await settled();
    await settled();
    expect([seen(one), seen(two)]).toEqual([after, after]);
  });

  it.each([
    [{ who: 'users' as const }, false, false],
    [{ who: 'users' as const }, true, true],
    [{ who: 'everybody' as const }, false, true],
  ])('unless a visitor of %j may keep nothing', async (settings, hasHint, isShown) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ajax } = fakeServer();
    waiting(ajax);
    const [one] = await put(BUTTON, setup(ajax, { settings, hasHint }));
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    settingsOfPage(settings);
    buttonOf(one).click();
    expect([seen(one)[0], buttonOf(one).disabled]).toEqual([isShown, true]);
  });
});

/** The configuration that PHP prints into the page; `put` empties the body. */
function settingsOfPage(favorites: object, ajax = '') {
  const config = document.body.appendChild(document.createElement('script'));
  [config.id, config.type, config.text] = [
    'onda-config',
    'application/json',
    JSON.stringify({ ajax, settings: { favorites } }),
  ];
}

describe('the first save of a page goes out with the press, beside the code', () => {
  const AJAX = 'https://radio.test/wp-admin/admin-ajax.php';
  const KEPT = { status: 'success', favorites: [{ site_id: 1, posts: { 4: { post_id: 4, total: 9 } } }] };
  const SESSION = new Response(
    JSON.stringify({ success: true, data: { nonces: { favorites: 'n' }, userId: 7 } }),
  );
  const FIELDS = {
    action: 'favorites_favorite',
    postid: '4',
    siteid: '1',
    status: 'active',
    user_consent_accepted: 'false',
    onda_brief: '1',
  };

  async function pressed(answer: Response | Error, settings: object = { who: 'everybody' }, html = BUTTON) {
    const server = fakeFetch(answer, SESSION, () => new Response(JSON.stringify(KEPT)));
    vi.stubGlobal('fetch', server.fetch);
    const ajax = createAjax({ url: AJAX, fetch: server.fetch, clock: fakeClock() });
    let arrive = () => {};
    const arrival = () => new Promise<void>((resolve) => (arrive = resolve));
    const [one, two] = await put(html, setup(ajax, { arrival, settings }));
    settingsOfPage(settings, AJAX);
    for (const element of [one, two]) element && buttonOf(element).click();
    const early = server.calls.map(({ form }) => form);
    arrive();
    for (let turn = 0; turn < 4; turn++) await settled();
    return { one, early, actions: server.calls.map(({ form }) => form.action) };
  }

  it('and is not sent again', async () => {
    const { one, early, actions } = await pressed(new Response(JSON.stringify(KEPT)));
    expect([early, actions, seen(one)]).toEqual([[FIELDS], ['favorites_favorite'], [true, 9]]);
  });

  it('and asks for all of its reply where other scripts get it through jQuery', async () => {
    Reflect.set(window, 'jQuery', () => ({ trigger: vi.fn(), on: vi.fn(), off: vi.fn() }));
    const { early } = await pressed(new Response(JSON.stringify(KEPT)));
    const { onda_brief: _, ...whole } = FIELDS;
    expect(early).toEqual([whole]);
  });

  it('and is sent again for an account on a page of a cache, with a nonce', async () => {
    const { one, actions } = await pressed(new Response('-1', { status: 403 }));
    const all = ['favorites_favorite', 'onda_session', 'favorites_favorite'];
    expect([actions, seen(one)]).toEqual([all, [true, 9]]);
  });

  it.each<[string, Response | Error]>([
    ['a server that fails', new Response('', { status: 500 })],
    ['no JSON', new Response('<p>')],
    ['a lost connection', new TypeError('offline')],
    ['a wait that is over', new DOMException('late', 'TimeoutError')],
  ])('and is taken back after %s', async (_, answer) => {
    const { one, actions } = await pressed(answer);
    expect([actions, seen(one)]).toEqual([['favorites_favorite'], [false, 3]]);
  });

  it.each([
    ['of an account', { who: 'users' }, BUTTON, 0],
    ['of the Favorites plugin, which toggles', { who: 'everybody', backend: 'favorites' }, BUTTON, 0],
    ['without a post', { who: 'everybody' }, '<fav-button></fav-button>', 0],
    ['of the second button', { who: 'everybody' }, `${BUTTON}<fav-button post-id="5"></fav-button>`, 1],
    ['of a clear button', { who: 'everybody' }, CLEAR, 0],
  ])('but not that %s', async (_, settings, html, count) => {
    const { early } = await pressed(new Response(JSON.stringify(KEPT)), settings, html);
    expect(early).toHaveLength(count);
  });
});

describe('another site of the network', () => {
  const OTHER = '<fav-button post-id="4" site-id="3" favorite-count="3"></fav-button>';
  const kept = (site_id: number, ...ids: number[]) => ({
    site_id,
    posts: ids.map((post_id) => ({ post_id, post_type: 'post' })),
  });

  it('keeps the favorite of the button that names it, and the page’s own site does not', async () => {
    const { ajax } = fakeServer();
    ajax.answer('favorites_favorite', { status: 'success', favorites: [kept(3, 4)] });
    const [other, own, counted] = await put(
      `${OTHER}${BUTTON}<fav-count site-id="3"></fav-count>`,
      setup(ajax),
    );
    await press(other);
    expect(ajax.calls[0]?.fields).toMatchObject({ postid: 4, siteid: 3 });
    expect([seen(other), seen(own), counted?.textContent]).toEqual([[true, 4], [false, 3], '1']);
  });

  it('is what its clear button empties, and all that this button looks at', async () => {
    const { ajax } = fakeServer();
    const known = [kept(1, 4), kept(3, 5)];
    ajax.answer('favorites_favorite', { status: 'success', favorites: known });
    ajax.answer('favorites_clear', { status: 'success', old_favorites: known, favorites: [kept(1, 4)] });
    const html = `${BUTTON}${COUNT}<fav-clear site-id="3"></fav-clear><fav-clear site-id="8"></fav-clear>`;
    const [own, counted, clear, empty] = await put(html, setup(ajax));
    await press(own);
    expect([clear, empty].map((element) => buttonOf(element).disabled)).toEqual([false, true]);
    await press(clear);
    expect(ajax.calls[1]).toMatchObject({ action: 'favorites_clear', fields: { siteid: 3 } });
    expect([buttonOf(clear).disabled, seen(own), counted?.textContent]).toEqual([true, [true, 4], '1']);
  });
});

it('sends what a button says in the specification’s spelling, and counts on from there', async () => {
  const { ajax } = fakeServer();
  ajax.answer('favorites_favorite', { status: 'success', favorites: [] });
  const html =
    '<fav-button postid="7" siteid="3" favoritecount="9" user-consent-accepted="true"></fav-button>';
  const [one] = await put(html, setup(ajax));
  await press(one);
  expect(ajax.calls[0]?.fields).toMatchObject({ postid: 7, siteid: 3, user_consent_accepted: true });
  expect(seen(one)[1]).toBe(10);
});

describe('clear', () => {
  it('empties the site’s favorites and lowers the counts, whatever the reply still lists', async () => {
    const { ajax, elements } = await reading(BUTTON + COUNT + CLEAR, [4, 5]);
    const [one, count, clear] = elements;
    const stale = [{ site_id: 1, posts: { 4: { post_id: 4, total: 3 } } }];
    ajax.answer('favorites_clear', { status: 'success', old_favorites: stale, favorites: stale });
    await press(clear);
    expect(ajax.calls.at(-1)).toMatchObject({ action: 'favorites_clear', fields: { siteid: 1 } });
    expect([seen(one), count?.textContent, buttonOf(clear).disabled]).toEqual([[false, 2], '0', true]);
  });
});

describe('counts', () => {
  it('count the favorites of the types that they name, and who keeps a post', async () => {
    const html =
      '<fav-count post-types="post, page"></fav-count><fav-count post-types="song"></fav-count><fav-count post-id="4"></fav-count>';
    const { elements } = await reading(html, [4, 5], 8);
    expect(elements.map((element) => element.textContent)).toEqual(['2', '0', '8']);
  });
});

const FAILURES: [string, unknown][] = [
  ['offline', new AjaxError('offline')],
  ['500', new AjaxError('failed', 500)],
  ['`0`', new AjaxError('refused', 200, 0)],
  ['HTML', new AjaxError('unreadable', 200)],
  ['a timeout of 10 s', new AjaxError('timeout')],
  ['status error with 200', { status: 'error', message: 'Invalid post.' }],
  ['429', new AjaxError('failed', 429, { status: 'error', code: 'rate_limited' })],
  ['missing favorites', { status: 'success' }],
];

describe('what fails leaves the control usable, the count as it was, and one message', () => {
  it.each(FAILURES)('favorites_favorite: %s', async (_, failure) => {
    const { ajax } = fakeServer();
    const [one, two] = await put(BUTTON + BUTTON, setup(ajax));
    const right = ajax.calls.length;
    ajax.answer('favorites_favorite', failure);
    await press(one);
    expect([seen(one), buttonOf(one).disabled, message(one), message(two)]).toEqual([
      [false, 3],
      false,
      'No se ha podido. Inténtalo de nuevo.',
      '',
    ]);
    expect(right).toBe(0);
    ajax.answer('favorites_favorite', fakeServer([4]).ajax.post.bind(null, 'favorites_array'));
    await press(one);
    expect([seen(one)[0], message(one)]).toEqual([true, '']);
  });

  it.each(FAILURES)('favorites_clear: %s', async (_, failure) => {
    const { ajax, elements } = await reading(COUNT + CLEAR, [4, 5]);
    ajax.answer('favorites_clear', failure);
    await press(elements[1]);
    expect([elements[0]?.textContent, buttonOf(elements[1]).disabled]).toEqual(['2', false]);
    expect(message(elements[1])).toBe('No se ha podido. Inténtalo de nuevo.');
  });

  it.each(FAILURES.slice(0, 5))('favorites_array: %s', async (_, failure) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ajax } = fakeServer([4]);
    const former = ajax.post;
    ajax.answer('favorites_array', failure);
    const [one] = await put(BUTTON, setup(ajax, { hasHint: true }));
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    expect([seen(one), buttonOf(one).disabled, message(one)]).toEqual([[false, 3], false, '']);
    expect(ajax.post).toBe(former);
  });

  it('is told in the page’s language, to whoever listens politely', async () => {
    const { ajax } = fakeServer();
    ajax.answer('favorites_favorite', new AjaxError('offline'));
    const [one] = await put(`<div lang="en">${BUTTON}</div>`, setup(ajax));
    await press(one);
    expect(message(one)).toBe('That did not work. Please try again.');
    expect(one?.querySelector('[part="status"]')?.getAttribute('role')).toBe('status');
  });

  it('is told to developers alone', async () => {
    const tell = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { ajax } = fakeServer();
    ajax.answer('favorites_favorite', new AjaxError('failed', 500));
    const [one] = await put(BUTTON, setup(ajax));
    await press(one);
    expect(tell).not.toHaveBeenCalled();
    const config = document.createElement('script');
    config.id = 'onda-config';
    config.type = 'application/json';
    config.text = '{"debug":true}';
    document.body.append(config);
    await press(one);
    expect(tell).toHaveBeenCalledWith('Onda: favorites_favorite: failed 500');
  });

  it('is told when the code itself does not come', async () => {
    const { ajax } = fakeServer();
    const arrival = () => Promise.reject(new TypeError('offline'));
    const [one] = await put(BUTTON, setup(ajax, { arrival }));
    await press(one);
    expect([message(one), buttonOf(one).disabled]).toEqual(['No se ha podido. Inténtalo de nuevo.', false]);
  });
});

describe('code that is lost', () => {
  const lost = () => Promise.reject(new TypeError('offline'));
  const touch = (element: HTMLElement | undefined, ...types: string[]) => {
    for (const type of types) buttonOf(element).dispatchEvent(new Event(type, { bubbles: true }));
  };

  it('is requested once for a press, and not for the focus that the button gets back', async () => {
    const arrival = vi.fn(lost);
    const [one] = await put(BUTTON, setup(fakeServer().ajax, { arrival }));
    const button = buttonOf(one);
    button.focus();
    await settled();
    touch(one, 'pointerdown');
    // A browser moves the focus away from a button as it is disabled; this one does not.
    vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus');
    button.blur();
    button.click();
    await settled();
    await settled();
    expect([document.activeElement, arrival.mock.calls.length]).toEqual([button, 2]);
    touch(one, 'focusin');
    expect(arrival).toHaveBeenCalledTimes(3);
  });

  it('is requested again by a press that comes while an older touch waits for it', async () => {
    const { ajax, posts } = fakeServer();
    const arrival = lostLoad(async () => {});
    const [one] = await put(BUTTON, setup(ajax, { arrival }));
    touch(one, 'focusin');
    await settled();
    buttonOf(one).click();
    await settled();
    arrival.lose();
    await settled();
    await settled();
    expect([arrival.mock.calls.length, [...posts], message(one)]).toEqual([2, [4], '']);
  });
});

describe('nonces', () => {
  it('a visitor’s click asks for none', async () => {
    const { ajax } = fakeServer();
    const [one] = await put(BUTTON, setup(ajax));
    await press(one);
    expect(actions(ajax)).toEqual(['favorites_favorite']);
  });

  it('a stale one is replaced once, on a page of yesterday: one more request', async () => {
    const { ajax, posts } = fakeServer();
    const answer = (fields: Record<string, unknown>) => {
      if (fields.nonce !== 'fresh') return { status: 'error', code: 'invalid_nonce', message: 'x' };
      posts.add(4);
      return { status: 'success', favorites: [{ site_id: 1, posts: { 4: { post_id: 4, total: 4 } } }] };
    };
    ajax.answer('favorites_favorite', answer);
    const [one] = await put(BUTTON, setup(ajax, { initialNonce: undefined }));
    await press(one);
    expect([actions(ajax), seen(one)]).toEqual([
      ['onda_session', 'favorites_favorite'],
      [true, 4],
    ]);
  });

  it('that the page printed is tried first, and replaced where it is stale', async () => {
    const { ajax } = fakeServer();
    const right = { status: 'success', favorites: [{ site_id: 1, posts: { 4: { post_id: 4, total: 4 } } }] };
    ajax.answer('favorites_favorite', ({ nonce }: Record<string, unknown>) =>
      nonce === 'fresh' ? right : { status: 'error', code: 'invalid_nonce' },
    );
    const [one] = await put(BUTTON, setup(ajax, { initialNonce: 'old' }));
    await press(one);
    expect([actions(ajax), seen(one)]).toEqual([
      ['favorites_favorite', 'onda_session', 'favorites_favorite'],
      [true, 4],
    ]);
  });

  it('is not replaced where something else was refused', async () => {
    const { ajax } = fakeServer();
    ajax.answer('favorites_favorite', { status: 'error', message: 'Invalid post.' });
    const [one] = await put(BUTTON, setup(ajax, { initialNonce: 'old' }));
    await press(one);
    expect(actions(ajax)).toEqual(['favorites_favorite']);
  });

  it('that stays refused ends in the message', async () => {
    const { ajax } = fakeServer();
    ajax.answer('favorites_favorite', { status: 'error', code: 'invalid_nonce' });
    const [one] = await put(BUTTON, setup(ajax, { initialNonce: 'old' }));
    await press(one);
    expect(message(one)).not.toBe('');
    expect(actions(ajax).filter((action) => action === 'favorites_favorite').length).toBeLessThanOrEqual(3);
  });
});

describe('two tabs', () => {
  it('stay in step without a request', async () => {
    const open = fakeTabs();
    const [mine, other] = [fakeServer(), fakeServer()];
    const second = setup(other.ajax, { channel: open() });
    const first = setup(mine.ajax, { channel: open() });
    const there = await put(BUTTON + COUNT + CLEAR, second);
    const here = document.createElement('div');
    here.append(...document.body.childNodes);
    const [one] = await put(BUTTON, first);
    document.body.append(here);
    await press(one);
    await settled();
    expect([seen(there[0]), there[1]?.textContent, buttonOf(there[2]).disabled]).toEqual([
      [true, 4],
      '1',
      false,
    ]);
    expect(other.ajax.calls).toEqual([]);
  });

  it('do not believe what is no state of ours', async () => {
    const open = fakeTabs();
    const stranger = open();
    const [one] = await put(BUTTON, setup(fakeServer().ajax, { channel: open() }));
    const halves = [{ lists: new Map() }, { totals: new Map([['1:4', 9]]) }];
    for (const said of [null, 'x', { lists: {}, totals: [] }, ...halves]) stranger.send(said);
    await settled();
    expect(seen(one)).toEqual([false, 3]);
  });
});

describe('the Favorites plugin’s server', () => {
  const FAVORITES = { settings: { backend: 'favorites' as const } };

  it('is read before it toggles, when what we know may be old', async () => {
    const { ajax } = fakeServer();
    const [one] = await put(BUTTON, setup(ajax, FAVORITES));
    await press(one);
    await press(one);
    expect(actions(ajax)).toEqual(['favorites_array', 'favorites_favorite', 'favorites_favorite']);
  });

  it('is read again after a minute', async () => {
    const { ajax } = fakeServer();
    const made = setup(ajax, FAVORITES);
    const [one] = await put(BUTTON, made);
    await press(one);
    await made.clock.advance(60_000);
    await press(one);
    expect(actions(ajax).slice(2)).toEqual(['favorites_array', 'favorites_favorite']);
  });

  it('is read again once another tab saved something', async () => {
    const { ajax } = fakeServer();
    const open = fakeTabs();
    const other = open();
    const [one] = await put(BUTTON, setup(ajax, { ...FAVORITES, channel: open() }));
    await press(one);
    other.send({ lists: new Map(), totals: new Map() });
    await settled();
    await press(one);
    expect(actions(ajax).slice(2)).toContain('favorites_array');
  });

  it('is not asked to toggle what is already as it is wanted', async () => {
    const { ajax } = fakeServer([4]);
    const [one] = await put(BUTTON, setup(ajax, FAVORITES));
    await press(one);
    expect([actions(ajax), seen(one)]).toEqual([['favorites_array'], [true, 3]]);
  });

  it('is read after a lost reply', async () => {
    const { ajax } = fakeServer();
    const [one] = await put(BUTTON, setup(ajax, FAVORITES));
    await press(one);
    ajax.answer('favorites_favorite', new AjaxError('timeout'));
    await press(one);
    await press(one);
    expect(actions(ajax).slice(3)).toEqual(['favorites_array', 'favorites_favorite']);
  });
});

describe('jQuery, where it is there', () => {
  it('brings a list that is fresh enough to toggle by, from the plugin’s own script', async () => {
    const on = vi.fn();
    Reflect.set(window, 'jQuery', () => ({ trigger: vi.fn(), on, off: vi.fn() }));
    Reflect.set(window, 'Favorites', { userFavorites: [{ site_id: 1, posts: [] }] });
    const { ajax } = fakeServer();
    const made = setup(ajax, { settings: { backend: 'favorites' } });
    const [one] = await put(BUTTON, made);
    await press(one);
    await made.clock.advance(60_000);
    Reflect.get(window, 'Favorites').userFavorites = [{ site_id: 1, posts: { 4: { post_id: 4 } } }];
    on.mock.calls[0]?.[1]();
    await press(one);
    expect(actions(ajax)).toEqual(['favorites_array', 'favorites_favorite', 'favorites_favorite']);
    Reflect.deleteProperty(window, 'Favorites');
  });

  it('says and hears the plugin’s events', async () => {
    const [trigger, on] = [vi.fn(), vi.fn()];
    Reflect.set(window, 'jQuery', () => ({ trigger, on, off: vi.fn() }));
    Reflect.set(window, 'Favorites', { userFavorites: [] });
    const [one] = await put(BUTTON, setup(fakeServer().ajax));
    await press(one);
    expect(trigger).toHaveBeenCalledWith('favorites-updated-single', [expect.anything(), '4', '1', 'active']);
    expect(Reflect.get(window, 'Favorites').userFavorites).toMatchObject([{ site_id: 1 }]);
    Reflect.get(window, 'Favorites').userFavorites = [{ site_id: 1, posts: [] }];
    on.mock.calls[0]?.[1]();
    expect(seen(one)[0]).toBe(false);
    Reflect.deleteProperty(window, 'Favorites');
  });
});

it('hears nothing once its controls have left', async () => {
  const { ajax } = fakeServer();
  const made = setup(ajax);
  const [one] = await put(BUTTON, made);
  if (one) made.shell.disconnected(one);
  await press(one);
  expect(ajax.calls).toEqual([]);
});

it('follows the page when it changes the post of a button', async () => {
  const made = setup(fakeServer([5]).ajax);
  const [one] = await put(BUTTON, made);
  await press(one);
  one?.setAttribute('post-id', '5');
  if (one) made.shell.changed(one);
  expect(seen(one)).toEqual([true, 3]);
});
