import { type FakeClock, fakeClock, settled } from '@onda/core/testing/fake-clock';
import { defaultsOf } from '@onda/core/testing/fake-host';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchOptions } from '../options/options';
import { instanceOptions } from '../options/options-contract';
import { results } from '../testing/replies';
import type { Reply } from '../wire/wire';
import { isAnswerTo } from './is-answer-to';
import { MAX_CACHED } from './result-cache';
import { CHECK_MS, createSearch, type Question, type Search } from './store';

interface Asked {
  question: Question;
  signal: AbortSignal;
  answer(reply: Reply): Promise<void>;
}

let clock: FakeClock;
let asked: Asked[];
let search: Search;
let filters: { written: string; isValid: boolean };

const defaults = defaultsOf({ attributes: instanceOptions } as never) as SearchOptions;

/** `reply`: what every question gets at once; without it a test answers by hand. */
function begin(written: Partial<SearchOptions> = {}, reply?: (question: Question) => Reply | Promise<Reply>) {
  clock = fakeClock();
  asked = [];
  filters = { written: '', isValid: true };
  const ask = (question: Question, signal: AbortSignal) =>
    new Promise<Reply>((resolve) => {
      const answer = async (given: Reply) => {
        resolve(given);
        await settled();
      };
      signal.addEventListener('abort', () => resolve({ kind: 'aborted' }));
      asked.push({ question, signal, answer });
      if (reply) void Promise.resolve(reply(question)).then(resolve);
    });
  const options = () => ({ ...defaults, ...written });
  search = createSearch({ clock, options, ask, filters: () => filters, isAnswerTo });
}

const state = () => search.store.getState();
const shown = () => (state().phase === 'open' ? state().answer?.phrase : undefined);
const phrases = () => asked.map(({ question }) => question.phrase);

/** Types a text, and waits until it is asked for. */
async function type(text: string) {
  search.type(text);
  await clock.advance(defaults.triggerDelay);
}

/** Types a word letter by letter. */
async function typeWord(word: string, msPerKey: number) {
  for (let end = 1; end <= word.length; end += 1) {
    search.type(word.slice(0, end));
    await clock.advance(msPerKey);
  }
}

const all = (question: Question) => results([`Todo sobre ${question.phrase}`], 90);

beforeEach(() => begin({}, all));

describe('when a search is sent', () => {
  it('is when nothing was typed for the delay, from so many characters on', async () => {
    await type('m');
    expect(phrases()).toEqual([]);
    search.type('mú');
    await clock.advance(defaults.triggerDelay - 1);
    search.type('mús');
    await clock.advance(defaults.triggerDelay - 1);
    expect(phrases()).toEqual([]);
    await clock.advance(1);
    expect(phrases()).toEqual(['mús']);
  });

  it('is sooner where the last key came before the code', async () => {
    search.type('mús', defaults.triggerDelay - 1);
    expect(phrases()).toEqual([]);
    await clock.advance(1);
    expect(phrases()).toEqual(['mús']);
    search.type('música', defaults.triggerDelay + 1);
    await clock.advance(0);
    expect(phrases()).toEqual(['mús', 'música']);
  });

  it.each([
    [150, 'on a phone'],
    [60, 'in a hurry'],
  ])(
    'is once in a word of ten letters at %i ms a key, and never while it is taken back',
    async (msPerKey) => {
      await typeWord('televisión', msPerKey);
      await clock.advance(1000);
      expect(phrases()).toEqual(['televisión']);
      expect(shown()).toBe('televisión');
      const before = asked.length;
      for (let end = 9; end >= 0; end -= 1) {
        search.type('televisión'.slice(0, end));
        await clock.advance(msPerKey);
      }
      expect(asked.length).toBe(before);
      expect(state().phase).toBe('closed');
    },
  );

  it('is not for spaces, nor for what is asked or answered already', async () => {
    begin();
    search.type('radio');
    search.type(' radio ');
    search.search('radio');
    await clock.advance(1000);
    expect(asked.length).toBe(1);
    await asked[0]?.answer(results(['Radio']));
    search.type('radio  ');
    search.search('radio');
    await clock.advance(1000);
    expect(asked.length).toBe(1);
  });

  it('is not while the filters are invalid', async () => {
    filters = { written: 'a=1', isValid: false };
    search.type('radio');
    search.search('radio');
    await clock.advance(1000);
    expect(asked).toEqual([]);
    filters = { written: 'a=1', isValid: true };
    search.search('radio');
    await clock.advance(CHECK_MS);
    expect(asked[0]?.question).toEqual({ phrase: 'radio', filters: 'a=1' });
  });

  it('is not by typing where the owner wants it so', async () => {
    begin({ triggerType: false }, all);
    await typeWord('radio', 10);
    await clock.advance(1000);
    expect(asked).toEqual([]);
    search.search('radio');
    await clock.advance(CHECK_MS - 1);
    expect(asked).toEqual([]);
    await clock.advance(1);
    expect(shown()).toBe('radio');
  });

  it('asks for as many as the owner forces', async () => {
    begin({ forceCount: 7 }, all);
    await type('radio');
    expect(asked[0]?.question).toEqual({ phrase: 'radio', filters: '', forceCount: 7 });
  });
});

describe('an answer', () => {
  it('is only ever that to the latest phrase', async () => {
    begin();
    await type('ra');
    await type('radio');
    expect(asked[0]?.signal.aborted).toBe(true);
    await asked[0]?.answer(results(['Rana']));
    expect(state()).toMatchObject({ phase: 'searching', answer: undefined });
    await asked[1]?.answer(results(['Radio']));
    expect(shown()).toBe('radio');
  });

  it('stays while the next one is on its way, and when that is aborted', async () => {
    await type('radio');
    search.type('radios');
    await clock.advance(defaults.triggerDelay - 1);
    expect(state().answer?.phrase).toBe('radio');
    search.type('x');
    await clock.advance(1000);
    expect(state()).toMatchObject({ phase: 'closed', answer: { phrase: 'radio' } });
  });

  it('that comes while one types on answers the longer phrase too where it can, and nothing more is asked', async () => {
    begin();
    await type('ra');
    search.type('rad');
    await asked[0]?.answer(results(['Radio', 'La radio de hoy']));
    expect(shown()).toBe('rad');
    await clock.advance(1000);
    expect(asked.length).toBe(1);
  });

  it.each([
    ['is cut off', results(['Radio'], 2), 'rad'],
    ['holds what does not match in its title', results(['Radio', 'Ondas']), 'rad'],
    ['found nothing, as a correction may', results([]), 'rad'],
    ['is grouped', { kind: 'grouped' as const, html: '', items: [], groups: [], count: 1, total: 1 }, 'rad'],
  ])('to a beginning that %s is not used for the whole', async (_, reply, longer) => {
    begin({}, ({ phrase }) => (phrase === 'ra' ? reply : results([phrase])));
    await type('ra');
    search.type(longer);
    await clock.advance(defaults.triggerDelay);
    expect(phrases()).toEqual(['ra', longer]);
  });

  it('with a title of marks that never close is looked through as fast as any', async () => {
    const spent = async (title: string) => {
      begin({}, () => results([title]));
      await type('ra');
      const before = performance.now();
      search.type('rad');
      return performance.now() - before;
    };
    const plain = await spent(`radio ${'x'.repeat(100_000)}`);
    expect(await spent(`radio ${'<'.repeat(100_000)}`)).toBeLessThan(plain + 5000);
  }, 120_000);

  it('to another word is never derived', async () => {
    begin({}, () => results(['Radio Onda']));
    await type('radio');
    search.type('radio o');
    await clock.advance(defaults.triggerDelay);
    expect(phrases()).toEqual(['radio', 'radio o']);
  });

  it(`is kept, the last ${MAX_CACHED} of them, by phrase and filters`, async () => {
    const answer = async (phrase: string) => {
      search.search(phrase);
      await clock.advance(CHECK_MS);
    };
    for (let number = 0; number <= 50; number += 1) await answer(`w${number} x`);
    await answer('w50 x');
    expect([MAX_CACHED, asked.length]).toEqual([50, 51]);
    await answer('w0 x');
    expect(asked.length).toBe(52);
    filters = { written: 'categoryset[]=3', isValid: true };
    await answer('w50 x');
    expect(asked.at(-1)?.question).toEqual({ phrase: 'w50 x', filters: 'categoryset[]=3' });
  });

  it('stays where it was used of late', async () => {
    const answer = async (phrase: string) => {
      search.search(phrase);
      await clock.advance(CHECK_MS);
    };
    for (let number = 0; number < MAX_CACHED; number += 1) await answer(`w${number} x`);
    for (const phrase of ['w0 x', 'new x', 'w0 x']) await answer(phrase);
    expect(phrases().slice(MAX_CACHED)).toEqual(['new x']);
    await answer('w1 x');
    expect(phrases().slice(MAX_CACHED)).toEqual(['new x', 'w1 x']);
  });

  it('is asked again after a failure', async () => {
    begin({}, () => ({ kind: 'failed', status: 500 }));
    await type('radio');
    expect(state()).toMatchObject({ phase: 'open', answer: { first: { kind: 'failed', status: 500 } } });
    search.search('radio');
    await clock.advance(CHECK_MS);
    expect(asked.length).toBe(2);
  });
});

describe('more', () => {
  it('appends the next pages, and tries a failed one again', async () => {
    begin();
    await type('radio');
    await asked[0]?.answer(results(['Uno'], 3));
    search.more();
    search.more();
    expect(asked[1]?.question).toEqual({ phrase: 'radio', filters: '', call: 1 });
    await asked[1]?.answer({ kind: 'failed', status: 503 });
    expect(state().answer?.further.length).toBe(1);
    search.more();
    expect(asked[2]?.question.call).toBe(1);
    await asked[2]?.answer(results(['Dos'], 3));
    search.more();
    expect(asked[3]?.question.call).toBe(2);
    await asked[3]?.answer(results(['Tres'], 3));
    expect(state().answer?.further.map(({ kind }) => kind)).toEqual(['results', 'results']);
    expect(asked.length).toBe(4);
  });

  it('a first search of its own answers nobody who types the same', async () => {
    begin();
    search.populate('radio');
    await asked[0]?.answer(results(['Uno'], 1));
    search.type('');
    await type('radio');
    expect(phrases()).toEqual(['radio', 'radio']);
  });

  it('after a first search of its own counts one less and names what stands there', async () => {
    begin();
    search.populate('');
    expect(asked[0]?.question).toEqual({ phrase: '', filters: '', isAutoPopulate: true, forceCount: 10 });
    await asked[0]?.answer(results(['Uno', 'Dos'], 5));
    search.more();
    expect(asked[1]?.question).toEqual({
      phrase: '',
      filters: '',
      call: 0,
      shown: { pagepost: ['Uno', 'Dos'] },
    });
  });
});

describe('another try', () => {
  it('asks for nothing where nothing was answered', async () => {
    begin();
    search.retry();
    await clock.advance(1000);
    expect([asked.length, state().phase]).toEqual([0, 'idle']);
  });

  it('of a first search of its own is one again', async () => {
    begin();
    search.populate('');
    await asked[0]?.answer({ kind: 'failed', status: 500 });
    search.retry();
    expect(asked[1]?.question).toMatchObject({ phrase: '', isAutoPopulate: true });
  });

  it('of a further page is for that page', async () => {
    begin();
    await type('radio');
    await asked[0]?.answer(results(['Uno'], 3));
    search.more();
    await asked[1]?.answer({ kind: 'failed', status: 500 });
    search.retry();
    expect(asked[2]?.question.call).toBe(1);
  });
});

describe('the panel', () => {
  it('that is closed brings no further page, and opens again when its phrase is typed', async () => {
    await type('radio');
    search.close();
    search.more();
    expect([asked.length, state().phase]).toEqual([1, 'closed']);
    search.type('radio');
    expect([asked.length, shown()]).toEqual([1, 'radio']);
  });

  it('opens nothing again before the first answer, and loses nothing that nobody asked for', () => {
    begin();
    search.close();
    search.reopen();
    search.lose();
    expect(state()).toEqual({ phase: 'closed', phrase: '', answer: undefined });
  });

  it('closes when the phrase becomes too short, and opens again for what it still holds', async () => {
    await type('radio');
    search.close();
    expect(state().phase).toBe('closed');
    search.reopen();
    expect(shown()).toBe('radio');
    search.type('r');
    search.reopen();
    expect(state().phase).toBe('closed');
  });

  it('is not busy any more as soon as the network is gone', async () => {
    begin();
    await type('radio');
    search.lose();
    expect(state()).toMatchObject({ phase: 'open', answer: { first: { kind: 'failed', status: 0 } } });
    expect(asked[0]?.signal.aborted).toBe(true);
    search.lose();
    expect(state().phase).toBe('open');
  });

  it('says so too where a phrase only waited for the network that is gone, so that it is asked for later', async () => {
    begin();
    await type('radio');
    await asked[0]?.answer(results(['Radio'], 2));
    search.type('radios');
    search.lose();
    expect(state()).toMatchObject({
      phase: 'open',
      answer: { phrase: 'radios', first: { kind: 'failed', status: 0 } },
    });
    await clock.advance(1000);
    expect([asked.length, clock.waiting()]).toEqual([1, 0]);
  });

  it('says so of that phrase too while a further page of the former one was on its way', async () => {
    begin();
    await type('radio');
    await asked[0]?.answer(results(['Radio'], 2));
    search.more();
    search.type('radios');
    search.lose();
    expect(state()).toMatchObject({
      phase: 'open',
      answer: { phrase: 'radios', first: { kind: 'failed', status: 0 } },
    });
  });

  it('leaves no timer and no request behind', async () => {
    begin();
    await type('radio');
    search.type('radios');
    search.end();
    expect([clock.waiting(), asked[0]?.signal.aborted]).toEqual([0, true]);
  });
});

/** A small generator, so that a failure can be run again by its number. */
function random(seed: number) {
  let value = seed * 2654435761 + 1;
  return (below: number) => {
    value = (value * 1664525 + 1013904223) % 4294967296;
    return Math.floor((value / 4294967296) * below);
  };
}

const WORDS = ['radio', 'radios', 'ra', 'rad', 'música', 'mus', 'm', '', 'faro norte', 'faro'];

/** No paint is of another phrase than the latest, and nothing that stands there is blanked. */
function watchPaints(seed: number) {
  let before = state().answer;
  search.store.subscribe(({ answer, phrase }) => {
    if (answer !== before) expect([seed, answer?.phrase]).toEqual([seed, phrase]);
    before = answer;
  });
}

async function oneSchedule(seed: number) {
  const dice = random(seed);
  begin({}, async ({ phrase }) => {
    await new Promise<void>((resolve) => void clock.after(dice(600), resolve));
    return dice(8) === 0 ? { kind: 'failed', status: 502 } : results([`${phrase} y más`], 1 + dice(2));
  });
  watchPaints(seed);
  const moves = [
    () => {
      search.lose();
      expect(state().phase).not.toBe('searching');
    },
    () => search.search(state().phrase),
    search.more,
    search.close,
  ];
  for (let step = 3 + dice(8); step > 0; step -= 1) {
    const move = moves[dice(12)] ?? (() => search.type(WORDS[dice(WORDS.length)] ?? ''));
    move();
    await clock.advance(dice(350));
  }
  search.type('fin');
  await clock.advance(2000);
  expect([seed, state().phase, state().answer?.phrase]).toEqual([seed, 'open', 'fin']);
  expect(clock.waiting()).toBe(0);
}

it('shows in a thousand random schedules of keys, latencies and outages nothing but the latest phrase', async () => {
  for (let seed = 1; seed <= 1000; seed += 1) await oneSchedule(seed);
}, 60_000);
