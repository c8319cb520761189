import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../element';
import { type ReplyOf, type SearchPage, searchPage, wireReply } from '../testing/search-page';
import { LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS } from './pause';

let page: SearchPage;
/** The refusals of the next requests; then the server answers. */
let refusals: string[];
let isHidden: boolean;

const server: ReplyOf = ({ aspp }) => {
  const retryAfter = refusals.shift();
  if (retryAfter === undefined) return wireReply([`Sobre ${aspp}`]);
  return new Response('', { status: 429, headers: { 'retry-after': retryAfter } });
};

/** In a browser the chunk comes by the network; here a real turn of the loop brings it. */
async function settle(ms = 0) {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

async function search(phrase: string, attributes = '') {
  page = await searchPage(attributes, server);
  await page.type(phrase);
  await settle();
}

const words = () => page.find('failure').querySelector('span')?.textContent;
const button = () => page.find('retry') as HTMLButtonElement;
const phrases = () =>
  page.sent.filter(({ action }) => action === 'ajaxsearchpro_search').map(({ aspp }) => aspp);
const titles = () => page.findAll('.item h3').map((title) => title.textContent);
const wait = (count: number) =>
  `Demasiadas búsquedas seguidas. Se puede volver a buscar dentro de ${count} segundos.`;

function show(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-22T10:00:00Z') });
  refusals = [];
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(async () => {
  document.body.replaceChildren();
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a server that says when to come back', () => {
  it('is told in words, second by second, and said once to who cannot see it', async () => {
    refusals = ['8'];
    await search('radio');
    const said = page.find('status').textContent;
    expect([words(), said, button().disabled]).toEqual([wait(8), `${wait(8)} Reintentar`, true]);
    await settle(1000);
    expect([words(), page.find('status').textContent]).toEqual([wait(7), said]);
    await settle(6000);
    expect(words()).toBe('Demasiadas búsquedas seguidas. Se puede volver a buscar dentro de 1 segundo.');
  });

  it('gets the phrase that is still in the box as soon as it may be asked, once and not before', async () => {
    refusals = ['8'];
    await search('radio');
    await settle(7400);
    expect(phrases()).toEqual(['radio']);
    await settle(600);
    expect([phrases(), titles()]).toEqual([['radio', 'radio'], ['Sobre radio']]);
    await settle(60_000);
    expect(phrases().length).toBe(2);
  });

  it.each([
    ['a date', 'Sun, 22 Nov 2026 10:00:20 GMT', 19_000],
    ['more than an hour', '999999', LONGEST_PAUSE_MS - 1000],
    ['less than a second', '0.2', SHORTEST_PAUSE_MS - 400],
  ])('is believed, within bounds: %s', async (_, retryAfter, ms) => {
    refusals = [retryAfter];
    await search('radio');
    await settle(ms);
    expect(phrases().length).toBe(1);
    await settle(1500);
    expect(phrases().length).toBe(2);
  });

  it('reads minutes where it is long', async () => {
    refusals = ['600'];
    await search('radio');
    expect(words()).toBe('Demasiadas búsquedas seguidas. Se puede volver a buscar dentro de 10 minutos.');
  });

  it('hears nothing of what is typed meanwhile but the last of it', async () => {
    refusals = ['8'];
    await search('radio');
    for (const phrase of ['radios', 'radio s', 'faro']) await page.type(phrase);
    expect([phrases(), words()]).toEqual([['radio'], wait(7)]);
    await settle(8000);
    expect([phrases(), titles()]).toEqual([['radio', 'faro'], ['Sobre faro']]);
  });

  it('is not asked for what is known already', async () => {
    await search('faro');
    refusals = ['8'];
    await page.type('radio');
    await settle();
    await page.type('faro');
    expect([titles(), phrases()]).toEqual([['Sobre faro'], ['faro', 'radio']]);
    await settle(20_000);
    expect(phrases().length).toBe(2);
  });

  it('is asked by the button, once it can be used, where something else stands in the box by now', async () => {
    refusals = ['8'];
    await search('radio', 'trigger-type="false" trigger-return="ajax_search"');
    page.key('Enter');
    await settle(100);
    await page.type('radio nueva');
    await settle(7000);
    expect([phrases().length, button().disabled]).toEqual([1, true]);
    await settle(60_000);
    expect([phrases().length, button().disabled, words()]).toEqual([
      1,
      false,
      'Ya se puede volver a buscar.',
    ]);
    button().click();
    await settle(100);
    expect(titles()).toEqual(['Sobre radio']);
  });

  it('is left alone for twice as long each time it refuses again', async () => {
    refusals = ['2', '1', '1', '1'];
    await search('radio');
    await settle(60_000);
    // After 2, 4, 8 and 16 seconds.
    expect(phrases().length).toBe(5);
    refusals = Array.from({ length: 99 }, () => '1');
    await page.type('faro');
    await settle(10 * 60_000);
    expect(phrases().length).toBeLessThan(16);
  });

  it('is not asked by a page that nobody sees, and is when somebody does', async () => {
    refusals = ['3'];
    await search('radio');
    show(true);
    await settle(60_000);
    expect([phrases().length, button().disabled]).toEqual([1, false]);
    show(false);
    await settle(100);
    expect(phrases().length).toBe(2);
  });

  it('is not asked where the panel was closed, until it is opened again', async () => {
    refusals = ['3'];
    await search('radio');
    page.key('Escape');
    await settle(60_000);
    expect(phrases().length).toBe(1);
    page.field.click();
    await settle(100);
    expect([phrases().length, titles()]).toEqual([2, ['Sobre radio']]);
  });

  it('is asked for the further page that it refused', async () => {
    page = await searchPage('', ({ asp_call_num }) =>
      asp_call_num && refusals.length > 0
        ? new Response('', { status: 429, headers: { 'retry-after': refusals.shift() ?? '' } })
        : wireReply([`Radio ${asp_call_num ?? 0}`], { total: 2 }),
    );
    refusals = ['3'];
    await page.type('radio');
    page.find('more').click();
    await settle();
    expect([titles(), words()]).toEqual([['Radio 0'], wait(3)]);
    await settle(3100);
    expect(titles()).toEqual(['Radio 0', 'Radio 1']);
  });

  it('leaves no timer and no request behind where the box goes', async () => {
    refusals = ['3'];
    await search('radio');
    page.element.remove();
    await settle(60_000);
    show(false);
    await settle(100);
    expect([phrases().length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});

it('a box that fills itself tries again what it tried first', async () => {
  const replies = [new Response('', { status: 500 })];
  page = await searchPage('autop="latest"', () => replies.pop() ?? wireReply(['Lo nuevo']));
  await settle(100);
  button().click();
  await settle(100);
  expect(titles()).toEqual(['Lo nuevo']);
  expect(page.sent.map(({ autop }) => autop)).toEqual(['1', '1']);
});
