import { AjaxError, createAjax } from '@onda/core/http/ajax';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { fakeFetch } from '@onda/core/testing/fake-fetch';
import { describe, expect, it } from 'vitest';
import { SEARCH_REPLIES } from '../fixtures/search-replies';
import { idsOf } from './answer';
import {
  ACTIONS,
  autocompleteFields,
  failureOf,
  keywordFields,
  readReply,
  type SearchRequest,
  searchFields,
  serialized,
} from './wire';

const asked: SearchRequest = { id: 1, rid: '1_2', phrase: 'música', filters: 'asp_gen[]=title' };

/** The sent body. */
async function body(action: string, fields: Parameters<ReturnType<typeof createAjax>['post']>[1]) {
  const { fetch, calls } = fakeFetch(new Response('{}'));
  await createAjax({ url: 'https://radio.test/ajax', fetch, clock: fakeClock() }).post(action, fields);
  return calls[0]?.form;
}

describe('the fields of a request', () => {
  it('name the four actions', () => {
    expect(ACTIONS).toEqual({
      search: 'ajaxsearchpro_search',
      autocomplete: 'ajaxsearchpro_autocomplete',
      countKeyword: 'ajaxsearchpro_addkeyword',
    });
  });

  it('of a search are the phrase, the two ids and the filters', async () => {
    expect(await body(ACTIONS.search, searchFields(asked))).toEqual({
      action: 'ajaxsearchpro_search',
      aspp: 'música',
      asid: '1',
      asp_inst_id: '1_2',
      options: 'asp_gen[]=title',
      onda_brief: '1',
    });
  });

  it('say that a box fills itself, which page is asked and what the settings screen tries', async () => {
    const form = await body(
      ACTIONS.search,
      searchFields({ ...asked, isAutoPopulate: true, call: 2, preview: 'a=b' }),
    );
    expect(form).toMatchObject({ autop: '1', asp_call_num: '2', asp_preview_options: 'a=b' });
  });

  it('hold the forced count and order, and what is shown already, inside the filters', () => {
    const shown = { pagepost: ['4', '5'], term: ['9'] };
    const { options } = searchFields({ ...asked, forceCount: 10, forceOrder: true, shown });
    expect(options).toBe(
      'asp_gen[]=title&force_count=10&force_order=1&not_in[pagepost][0]=4&not_in[pagepost][1]=5&not_in[term][0]=9&not_in_count=3',
    );
    expect(searchFields({ ...asked, filters: '', forceCount: 10 }).options).toBe('force_count=10');
  });

  it('of an autocomplete and a counted keyword are the protocol’s', () => {
    expect(autocompleteFields(asked, 'mús', 'a=b')).toEqual({
      asid: 1,
      sauto: 'mús',
      asp_inst_id: '1_2',
      options: 'a=b',
    });
    expect(keywordFields(1, 'música')).toEqual({ id: '1', keyword: 'música' });
  });

  it('encode the values of filters, and of their names all but the brackets', () => {
    const entries: [string, string][] = [
      ['categoryset[]', '3'],
      ['aspf[precio mín&_1]', '1 & 2=ñ'],
    ];
    expect(serialized(entries)).toBe('categoryset[]=3&aspf[precio%20m%C3%ADn%26_1]=1%20%26%202%3D%C3%B1');
    const read = new URLSearchParams(serialized(entries));
    expect([...read]).toEqual(entries);
  });
});

describe('a reply', () => {
  it('is tried with forty fixtures and more', () => {
    expect(new Set(SEARCH_REPLIES.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
  });

  it.each(SEARCH_REPLIES)('is read: $name', ({ text, reply }) => {
    expect(readReply(text)).toEqual(reply);
  });
});

describe('a request that fails', () => {
  it.each([
    [new AjaxError('aborted'), { kind: 'aborted' }],
    [new AjaxError('offline'), { kind: 'failed', status: 0 }],
    [new AjaxError('timeout'), { kind: 'failed', status: 0 }],
    [new AjaxError('failed', 500), { kind: 'failed', status: 500 }],
    [new AjaxError('failed', 404), { kind: 'failed', status: 404 }],
    [new AjaxError('failed', 429, undefined, 3000), { kind: 'refused', status: 429, retryAfterMs: 3000 }],
    [new AjaxError('refused', 400), { kind: 'refused', status: 400, retryAfterMs: 0 }],
    [new AjaxError('refused', 403), { kind: 'refused', status: 403, retryAfterMs: 0 }],
    [new AjaxError('refused', 200), { kind: 'refused', status: 200, retryAfterMs: 0 }],
    [new TypeError('x'), { kind: 'failed', status: 0 }],
  ])('by %s says so', (error, failure) => {
    expect(failureOf(error)).toEqual(failure);
  });
});

it('tells what is shown by type, whatever a server calls its types', () => {
  const items = ['constructor', '__proto__', 'constructor'].map((contentType, at) => ({
    contentType,
    id: `${at}`,
    postType: '',
    title: '',
    link: '',
  }));
  const first = { kind: 'results' as const, html: '', items, count: 3, total: 3 };
  const ids = idsOf({ phrase: '', first, further: [], isAutoPopulated: true });
  expect(Object.entries(ids)).toEqual([
    ['constructor', ['0', '2']],
    ['__proto__', ['1']],
  ]);
});
