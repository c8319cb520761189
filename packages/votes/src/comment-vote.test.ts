import { renderTemplate } from '@onda/core/element/render-template';
import { fakeFetch } from '@onda/core/testing/fake-fetch';
import { pass } from '@onda/core/testing/pass';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import markup from './comment-vote.html';
import { PROCESSING_MS } from './store';

/** From printed markup to the wire and back. A page's services keep the first `fetch` they see: all pages share one. */
let server = fakeFetch('never');

const fetchOfServer: typeof fetch = (...asked) => server.fetch(...asked);

beforeAll(async () => {
  config();
  await import('./element');
});

beforeEach(() => {
  vi.stubGlobal('fetch', fetchOfServer);
  vi.useFakeTimers();
  config();
});

afterEach(async () => {
  document.body.replaceChildren();
  await pass(0);
  vi.useRealTimers();
  localStorage.clear();
});

function config() {
  document.body.innerHTML =
    '<script type="application/json" id="onda-config">{"ajax":"https://radio.test/wp-admin/admin-ajax.php"}</script>';
}

/** Every test votes on a comment of its own: a page never forgets. */
let lastId = 100;
const WORDS: Record<string, string> = { label: 'Votos', up: 'A favor', down: 'En contra', failed: 'Falló' };

const printed = (id: number, up = 3, down = 1) => {
  const values = { voteCountUp: up, voteCountDown: down };
  const shell = renderTemplate(markup, { values, styleOf: () => '', t: (key) => WORDS[key] ?? key });
  return `<comment-vote comment-id="${id}" vote-count-up="${up}" vote-count-down="${down}">${shell}</comment-vote>`;
};

async function add(html: string): Promise<HTMLElement> {
  document.body.insertAdjacentHTML('beforeend', html);
  await pass(0);
  return document.body.lastElementChild as HTMLElement;
}

const part = (element: HTMLElement, name: string) =>
  element.querySelector<HTMLElement>(`[part~="${name}"]`) ?? document.createElement('i');
const click = (element: HTMLElement, name: 'up' | 'down') => part(element, name).click();
const shown = (element: HTMLElement) => ({
  up: part(element, 'up-count').textContent,
  down: part(element, 'down-count').textContent,
  pressed: ['up', 'down']
    .filter((name) => part(element, name).getAttribute('aria-pressed') === 'true')
    .join(),
  problem: part(element, 'status').textContent,
});
const isProcessing = (element: HTMLElement) => element.hasAttribute('data-processing');

const reply = (id: number, up: number, down: number, mine: string | null) => () =>
  new Response(
    JSON.stringify({
      success: true,
      data: { comment_id: id, vote_count_up: up, vote_count_down: down, user_vote: mine },
    }),
  );

it('votes, shows the server’s counts and whose vote it is, and says so to the page', async () => {
  const id = ++lastId;
  server = fakeFetch(reply(id, 9, 2, 'up'));
  const vote = await add(printed(id));
  expect(server.calls).toEqual([]);
  const said = vi.fn();
  vote.addEventListener('onda-vote', (event) => said((event as CustomEvent).detail));

  click(vote, 'up');
  expect(isProcessing(vote)).toBe(true);
  expect(part(vote, 'votes').getAttribute('aria-busy')).toBe('true');
  expect(part(vote, 'up').getAttribute('aria-disabled')).toBe('true');
  await pass(0);
  expect(server.calls.map(({ form }) => form)).toEqual([
    { action: 'comment_vote_ajaxhandler', comment_id: String(id), vote: 'up' },
  ]);
  expect(shown(vote)).toEqual({ up: '9', down: '2', pressed: 'up', problem: '' });
  expect(isProcessing(vote)).toBe(false);
  expect(part(vote, 'up').hasAttribute('aria-disabled')).toBe(false);
  expect(said.mock.calls).toEqual([[{ commentId: id, up: 9, down: 2, mine: 'up' }]]);

  server = fakeFetch(reply(id, 8, 2, null));
  click(vote, 'up');
  await pass(0);
  expect(server.calls[0]?.form.vote).toBe('none');
  expect(shown(vote)).toMatchObject({ up: '8', pressed: '' });
});

it('ignores clicks while a vote is processed, on every copy', async () => {
  const id = ++lastId;
  server = fakeFetch(reply(id, 4, 1, 'up'));
  const [one, two] = [await add(printed(id)), await add(printed(id))];
  click(one, 'up');
  expect(isProcessing(two)).toBe(true);
  click(one, 'down');
  click(two, 'down');
  await pass(0);
  expect(server.calls).toHaveLength(1);
});

it('keeps every copy of a comment in step, and one that comes later; another comment stays as it is', async () => {
  const id = ++lastId;
  server = fakeFetch(reply(id, 4, 1, 'up'));
  const [one, two, other] = [await add(printed(id)), await add(printed(id)), await add(printed(++lastId))];
  click(one, 'up');
  await pass(0);
  const later = await add(printed(id, 2, 2));
  for (const copy of [two, later]) expect(shown(copy)).toMatchObject({ up: '4', down: '1', pressed: 'up' });
  expect(shown(other)).toMatchObject({ up: '3', down: '1', pressed: '' });
});

it.each<[string, Parameters<typeof fakeFetch>[0], string]>([
  ['offline', new TypeError('network'), 'Sin conexión: tu voto no se ha guardado.'],
  ['500', new Response('', { status: 500 }), 'Falló'],
  ['0', new Response('0'), 'Falló'],
  ['HTML', new Response('<!doctype html><b>x</b>'), 'Falló'],
  ['403', new Response('<b>x</b>', { status: 403 }), 'Falló'],
  ['429', new Response('', { status: 429 }), 'Demasiados votos seguidos. Espera un momento.'],
  ['nobody', 'never', 'Falló'],
])('is usable again after %s, with the server’s counts and one sentence', async (_, answer, sentence) => {
  const id = ++lastId;
  server = fakeFetch(answer);
  const vote = await add(printed(id));
  click(vote, 'down');
  await pass(0);
  await pass(PROCESSING_MS);
  expect(isProcessing(vote)).toBe(false);
  expect(shown(vote)).toEqual({ up: '3', down: '1', pressed: '', problem: sentence });
  expect(vi.getTimerCount()).toBe(0);

  server = fakeFetch(reply(id, 3, 2, 'down'));
  click(vote, 'down');
  expect(shown(vote).problem).toBe('');
  await pass(0);
  expect(shown(vote)).toEqual({ up: '3', down: '2', pressed: 'down', problem: '' });
});

it('shows markup in a reply as nothing but a failure', async () => {
  const id = ++lastId;
  const data = { comment_id: id, vote_count_up: '<img src=x onerror=alert(1)>', vote_count_down: 1 };
  server = fakeFetch(() => new Response(JSON.stringify({ success: true, data })));
  const vote = await add(printed(id));
  click(vote, 'up');
  await pass(0);
  expect(vote.querySelector('img')).toBeNull();
  expect(shown(vote)).toMatchObject({ up: '3', down: '1' });
});

it('has the other language where the page has it', async () => {
  server = fakeFetch(new TypeError('network'));
  const holder = await add(`<div lang="en">${printed(++lastId)}</div>`);
  const vote = holder.firstElementChild as HTMLElement;
  click(vote, 'up');
  await pass(0);
  expect(shown(vote).problem).toBe('You are offline: your vote was not saved.');
});

describe('a page that comes again', () => {
  async function voted() {
    const id = ++lastId;
    server = fakeFetch(reply(id, 4, 1, 'up'), 'never');
    const vote = await add(printed(id));
    click(vote, 'up');
    await pass(0);
    vote.remove();
    await pass(0);
    return id;
  }

  it('shows the vote of this browser without a request, from a cache too', async () => {
    const id = await voted();
    const again = async (up: number) => shown(await add(printed(id, up, 1)));
    expect(await again(3)).toMatchObject({ up: '4', pressed: 'up' });
    document.body.lastElementChild?.remove();
    await pass(0);
    expect(await again(6)).toMatchObject({ up: '6', pressed: 'up' });
    expect(server.calls).toHaveLength(1);
  });
});

describe('another tab', () => {
  it('is followed without a request', async () => {
    const id = ++lastId;
    server = fakeFetch('never');
    const vote = await add(printed(id));
    const note = { mine: 'down', before: { up: 3, down: 1 }, after: { up: 3, down: 2 }, at: 5 };
    localStorage.setItem('onda-votes', JSON.stringify({ [id]: note }));
    dispatchEvent(new StorageEvent('storage', { key: 'onda-votes' }));
    expect(shown(vote)).toEqual({ up: '3', down: '2', pressed: 'down', problem: '' });
    expect(server.calls).toEqual([]);
  });
});

describe('hundreds of printed votes', () => {
  it('cost one listener and no request, and the browser’s notes are read once', async () => {
    server = fakeFetch('never');
    const others = [window, Element.prototype].map((node) => vi.spyOn(node, 'addEventListener'));
    const listen = vi.spyOn(document, 'addEventListener');
    // The document keeps one of the same function, type and phase.
    const kept = () => new Set(listen.mock.calls.flat());
    await add(printed(++lastId));
    const [first, before] = [kept(), others.map(({ mock }) => mock.calls.length)];
    await add(`<div>${Array.from({ length: 300 }, () => printed(++lastId)).join('')}</div>`);
    expect(kept()).toEqual(first);
    expect(others.map(({ mock }) => mock.calls.length)).toEqual(before);
    expect(server.calls).toEqual([]);
    expect(document.querySelectorAll('comment-vote[data-ready]')).toHaveLength(301);
  });
});

describe('the element', () => {
  it('makes its own buttons in a bare tag', async () => {
    const id = ++lastId;
    server = fakeFetch(reply(id, 1, 0, 'up'));
    const vote = await add(`<comment-vote comment-id="${id}" vote_count_up="0"></comment-vote>`);
    expect(shown(vote)).toEqual({ up: '0', down: '0', pressed: '', problem: '' });
    expect(part(vote, 'up').querySelector('svg')?.getAttribute('aria-label')).toBe('A favor');
    click(vote, 'up');
    await pass(0);
    expect(shown(vote)).toMatchObject({ up: '1', pressed: 'up' });
  });

  it('begins anew when the page makes it another comment’s', async () => {
    const id = ++lastId;
    server = fakeFetch(reply(id, 4, 1, 'up'));
    const vote = await add(printed(id));
    click(vote, 'up');
    await pass(0);
    vote.setAttribute('comment-id', String(++lastId));
    vote.setAttribute('vote-count-up', '7');
    expect(shown(vote)).toMatchObject({ up: '7', pressed: '' });
  });

  it('hears no more of the comment that it was of', async () => {
    const id = ++lastId;
    server = fakeFetch(reply(id, 4, 1, 'up'), reply(id, 3, 1, null));
    const [vote, stays] = [await add(printed(id)), await add(printed(id))];
    click(vote, 'up');
    await pass(0);
    vote.setAttribute('comment-id', String(++lastId));
    click(stays, 'up');
    expect([isProcessing(vote), isProcessing(stays)]).toEqual([false, true]);
    await pass(0);
  });

  it('ends its request when it leaves', async () => {
    server = fakeFetch('never');
    const vote = await add(printed(++lastId));
    click(vote, 'up');
    await pass(0);
    vote.remove();
    await pass(0);
    expect(server.calls[0]?.init.signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has buttons that nobody can press where voting is closed', async () => {
    server = fakeFetch('never');
    const vote = await add(`<comment-vote comment-id="${++lastId}" closed vote-count-up="5"></comment-vote>`);
    expect(part(vote, 'up')).toMatchObject({ disabled: true });
    part(vote, 'up')
      .querySelector('svg')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await pass(0);
    expect(server.calls).toEqual([]);
    expect(shown(vote).up).toBe('5');
  });

  it.each([
    ['printed', printed],
    ['bare', (id: number) => `<comment-vote comment-id="${id}"></comment-vote>`],
  ])('closes and opens voting when a script says so: %s', async (_, write) => {
    const vote = await add(write(++lastId));
    const areDisabled = () =>
      (['up', 'down'] as const).map((way) => part(vote, way).hasAttribute('disabled'));
    vote.toggleAttribute('closed', true);
    expect(areDisabled()).toEqual([true, true]);
    Object.assign(vote, { closed: false });
    expect(areDisabled()).toEqual([false, false]);
  });
});
