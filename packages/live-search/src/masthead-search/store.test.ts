import { type Ajax, AjaxError } from '@onda/core/http/ajax';
import { fakeClock, settled } from '@onda/core/testing/fake-clock';
import { describe, expect, it } from 'vitest';
import { createThemeApi } from './api';
import { contentOf } from './panel-content';
import { createMasthead, TYPING_MS } from './store';

const found = { success: true, data: { results: [] } };

/** The box, and each question with what answers it. */
function setup() {
  const clock = fakeClock();
  const asked: { phrase: string; answer(reply: unknown): void; fail(error: unknown): void }[] = [];
  const post = (_: string, { s: phrase }: { s: string }) =>
    new Promise((answer, fail) => void asked.push({ phrase, answer, fail }));
  const masthead = createMasthead({ ask: createThemeApi({ post } as unknown as Ajax), clock });
  const status = () => {
    const t = (key: string) => key;
    return contentOf(masthead.search.store.getState(), true, { t, keywords: [], template: '' }).status;
  };
  return { clock, asked, masthead, search: masthead.search, status };
}

describe('the store of the masthead', () => {
  it('drops the failure of a former phrase', async () => {
    const { asked, search, status } = setup();
    search.search('a');
    search.search('b');
    asked[0]?.fail(new AjaxError('failed', 500));
    await settled();
    expect(status()).toBe('loading');
    asked[1]?.answer(found);
    await settled();
    expect(status()).toBe('empty');
  });

  it.each([
    [new AjaxError('offline'), 'offline'],
    [new AjaxError('timeout'), 'failed'],
    [new AjaxError('failed', 429), 'busy'],
    [new AjaxError('failed', 500), 'failed'],
    [{ status: 429 }, 'failed'],
  ])('takes %j for the problem %s', async (error, problem) => {
    const { asked, search, status } = setup();
    search.search('a');
    asked[0]?.fail(error);
    await settled();
    expect(status()).toBe(problem);
  });

  it('asks again only for what failed', async () => {
    const { asked, search } = setup();
    search.retry();
    search.search('a');
    search.retry();
    asked[0]?.answer(found);
    await settled();
    search.retry();
    expect(asked).toHaveLength(1);
    search.search('b');
    asked[1]?.fail(new AjaxError('offline'));
    await settled();
    search.retry();
    expect(asked.map(({ phrase }) => phrase)).toEqual(['a', 'b', 'b']);
  });

  it('shows the former results until the next phrase is asked for, and nothing where there are none', async () => {
    const { clock, asked, masthead, search, status } = setup();
    search.search('a');
    masthead.type('ab');
    expect(status()).toBe('');
    await clock.advance(TYPING_MS);
    asked[1]?.answer(found);
    await settled();
    const { answer } = search.store.getState();
    search.search('abc');
    masthead.type('abcd');
    expect([status(), search.store.getState().answer]).toEqual(['empty', answer]);
  });

  it('shows nothing of a former phrase once the field was empty', async () => {
    const { clock, asked, masthead, search } = setup();
    search.search('a');
    asked[0]?.answer(found);
    await settled();
    masthead.type(' ');
    masthead.type('b');
    await clock.advance(TYPING_MS);
    expect([asked.length, search.store.getState().answer]).toEqual([2, undefined]);
  });
});
