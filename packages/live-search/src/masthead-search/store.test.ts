import { AjaxError } from '@onda/core/http/ajax';
import { fakeClock, settled } from '@onda/core/testing/fake-clock';
import { describe, expect, it } from 'vitest';
import type { Found } from './api';
import { createMasthead, TYPING_MS } from './store';

const found = { items: [] } as unknown as Found;

/** The box, and each question with what answers it. */
function setup() {
  const clock = fakeClock();
  const asked: { phrase: string; answer(found: Found): void; fail(error: unknown): void }[] = [];
  const find = (phrase: string) =>
    new Promise<Found>((answer, fail) => void asked.push({ phrase, answer, fail }));
  const masthead = createMasthead({ find, clock });
  return { clock, asked, masthead, kind: () => masthead.store.getState().search.kind };
}

describe('the store of the masthead', () => {
  it('drops the failure of a former phrase', async () => {
    const { asked, masthead, kind } = setup();
    masthead.search('a');
    masthead.search('b');
    asked[0]?.fail(new AjaxError('failed', 500));
    await settled();
    expect(kind()).toBe('loading');
    asked[1]?.answer(found);
    await settled();
    expect(kind()).toBe('found');
  });

  it.each([
    [new AjaxError('offline'), 'offline'],
    [new AjaxError('failed', 429), 'busy'],
    [new AjaxError('failed', 500), 'failed'],
    [{ status: 429 }, 'failed'],
  ])('takes %j for the problem %s', async (error, problem) => {
    const { asked, masthead } = setup();
    masthead.search('a');
    asked[0]?.fail(error);
    await settled();
    expect(masthead.store.getState().search).toEqual({ kind: 'problem', problem });
  });

  it('asks again only for what failed', async () => {
    const { asked, masthead } = setup();
    masthead.retry();
    masthead.search('a');
    masthead.retry();
    asked[0]?.answer(found);
    await settled();
    masthead.retry();
    expect(asked).toHaveLength(1);
    masthead.search('b');
    asked[1]?.fail(new AjaxError('offline'));
    await settled();
    masthead.retry();
    expect(asked.map(({ phrase }) => phrase)).toEqual(['a', 'b', 'b']);
  });

  it('shows the former results until the next phrase is asked for, and nothing where there are none', async () => {
    const { clock, asked, masthead, kind } = setup();
    masthead.search('a');
    masthead.type('ab');
    expect(kind()).toBe('none');
    await clock.advance(TYPING_MS);
    asked[1]?.answer(found);
    await settled();
    masthead.search('abc');
    masthead.type('abcd');
    expect(masthead.store.getState().search).toEqual({ kind: 'found', found });
  });
});
