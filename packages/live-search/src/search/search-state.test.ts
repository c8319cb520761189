import { expect, it } from 'vitest';
import { results } from '../testing/replies';
import { after, type BoxEvent, INITIAL, isSearched, type SearchState } from './search-state';

const first = results(['Uno'], 3);
const second = results(['Dos'], 3);
const failure = { kind: 'failed', status: 0 } as const;
const answered: BoxEvent = { type: 'answered', phrase: 'faro', reply: first, isAutoPopulated: false };

const run = (...events: BoxEvent[]): SearchState => events.reduce(after, INITIAL);

it('keeps the answer while the next question is on its way', () => {
  const state = run(answered, { type: 'wanted', phrase: 'faros' }, { type: 'asked', isMore: false });
  expect(state).toMatchObject({ phase: 'searching', phrase: 'faros', answer: { phrase: 'faro', first } });
});

it('adds further pages to their answer, and the next one in place of a failure', () => {
  const state = run(answered, { type: 'continued', reply: failure }, { type: 'continued', reply: second });
  expect(state).toMatchObject({ phase: 'open', answer: { first, further: [second] } });
});

it('adds no page to an answer that the visitor has typed away from', () => {
  const state = run(
    answered,
    { type: 'asked', isMore: true },
    { type: 'wanted', phrase: 'faros' },
    { type: 'continued', reply: second },
  );
  expect(state).toMatchObject({ phase: 'open', answer: { further: [] } });
});

it.each([
  [[answered], 'open'],
  [[], 'closed'],
] as const)(
  'shows what stood there before, after a reply that nobody wants any more: %o',
  (events, phase) => {
    expect(run(...events, { type: 'asked', isMore: false }, { type: 'outrun' }).phase).toBe(phase);
  },
);

it('opens again only what is still wanted', () => {
  expect(run(answered, { type: 'closed' }, { type: 'reopened' }).phase).toBe('open');
  const typedOn = run(answered, { type: 'wanted', phrase: 'mar' }, { type: 'closed' }, { type: 'reopened' });
  expect(typedOn.phase).toBe('closed');
});

it.each<BoxEvent>([{ type: 'wanted', phrase: 'faro' }, { type: 'closed' }])(
  'says nothing where nothing changes: %o',
  (event) => {
    const state = run(answered, { type: 'closed' });
    expect(after(state, event)).toBe(state);
  },
);

it('is not searched while it shows what it has found by itself, the next question included', () => {
  const filled: BoxEvent = { ...answered, isAutoPopulated: true };
  expect(isSearched(run())).toBe(false);
  expect(isSearched(run(filled, { type: 'wanted', phrase: 'mar' }, { type: 'asked', isMore: false }))).toBe(
    false,
  );
  expect(isSearched(run(filled, { type: 'closed' }))).toBe(true);
  expect(isSearched(run(filled, answered))).toBe(true);
});
