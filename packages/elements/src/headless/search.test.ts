import { pass } from '@onda/core/testing/pass';
import { describe, expect, it } from 'vitest';
import { AJAX, follow, openPage } from '../testing/headless-page';
import { openSearch } from './search';

const OTHER = 'https://other.test/ajax.php';

const item = (id: number) => ({
  id,
  content_type: 'pagepost',
  post_type: 'post',
  title: `T${id}`,
  link: `https://radio.test/${id}`,
});
const found = (id: number) =>
  expect.objectContaining({
    id: String(id),
    contentType: 'pagepost',
    postType: 'post',
    title: `T${id}`,
    link: `https://radio.test/${id}`,
  });

/** The wire's reply with these items, of `total`. */
const reply =
  (ids: number[], total = ids.length) =>
  () => {
    const data = { results_count: ids.length, full_results_count: total, results: ids.map(item) };
    return new Response(
      `___ASPSTART_HTML___<p>${ids.join()}</p>___ASPEND_HTML______ASPSTART_DATA___${JSON.stringify(data)}___ASPEND_DATA___`,
    );
  };
const broken = () => new Response('', { status: 500 });

describe('a search', () => {
  it('goes from keys to results, to more of them, and closes', async () => {
    const page = openPage(reply([1], 2), reply([2], 2));
    const search = openSearch();
    const { heard } = follow(search);
    search.type('radio');
    await pass(200);
    search.more();
    await pass(0);
    search.close();
    const first = { phrase: 'radio', items: [found(1)], total: 2, isFailed: false };
    const both = { ...first, items: [found(1), found(2)] };
    const none = { phrase: 'radio', items: [], total: 0, isFailed: false };
    expect(heard.filter(({ phrase }) => phrase)).toEqual([
      { phase: 'idle', ...none },
      { phase: 'searching', ...none },
      { phase: 'open', ...first },
      { phase: 'more', ...first },
      { phase: 'open', ...both },
      { phase: 'closed', ...both },
    ]);
    const [[url, form]] = page.asked() as [[string, Record<string, string>]];
    expect([url, form.action, form.aspp, form.asid, form.asp_inst_id]).toEqual([
      AJAX,
      'ajaxsearchpro_search',
      'radio',
      '1',
      '1_1',
    ]);
  });

  it('that failed says so until it is tried again', async () => {
    const page = openPage(broken);
    const search = openSearch({ id: 2 });
    const { heard } = follow(search);
    search.search('faro');
    await pass(60);
    expect(heard.at(-1)).toEqual({ phase: 'open', phrase: 'faro', items: [], total: 0, isFailed: true });
    page.answer(reply([3]));
    search.retry();
    await pass(60);
    expect(heard.at(-1)).toMatchObject({ phase: 'open', items: [found(3)], isFailed: false });
    expect(page.asked()[0]?.[1]).toMatchObject({ asid: '2', asp_inst_id: '2_1' });
  });

  it('whose further page failed says so', async () => {
    openPage(reply([1], 2), broken);
    const search = openSearch({ id: 4 });
    const { heard } = follow(search);
    search.search('faro');
    await pass(60);
    search.more();
    await pass(60);
    expect(heard.at(-1)).toMatchObject({ phase: 'open', items: [found(1)], isFailed: true });
  });

  it('asks the server that it names', async () => {
    const page = openPage(reply([1]));
    const search = openSearch({ ajaxUrl: OTHER });
    follow(search);
    search.search('faro');
    await pass(60);
    expect(page.asked().map(([url]) => url)).toEqual([OTHER]);
  });

  it('waits between keys, asks nothing more once nobody listens, and forgets', async () => {
    const page = openPage(reply([1]));
    const search = openSearch({ id: 3 });
    const { leave } = follow(search);
    for (const text of ['ra', 'rad', 'radio']) search.type(text);
    await pass(200);
    search.type('radio faro');
    leave();
    await pass(1_000);
    expect(page.asked().map(([, { aspp }]) => aspp)).toEqual(['radio']);
    expect(search.getState()).toEqual(search.getInitialState());
  });
});

it('two that name the same search share it', () => {
  expect(openSearch({ id: 5 })).toBe(openSearch({ id: 5 }));
  expect(openSearch({ id: 5 })).not.toBe(openSearch({ id: 6 }));
  expect(openSearch({ id: 5 })).not.toBe(openSearch({ id: 5, ajaxUrl: OTHER }));
});
