import { describe, expect, it } from 'vitest';
import type { SaveFailure } from './api';
import { type Hidden, MOST_HIDDEN } from './page/hidden';
import { createInspector } from './store';

const rule = (name: string) => ({ selector: `aside#${name}`, classes: [name], label: name });
const NOTHING: Hidden = { audience: [], rules: [] };

function inspector(answer: () => Promise<string> = async () => 'v2', hidden: Hidden = NOTHING) {
  const sent: [Hidden, string][] = [];
  const api = {
    save(wanted: Hidden, version: string) {
      sent.push([wanted, version]);
      return answer();
    },
  };
  const made = createInspector({ api, hidden, version: 'v1' });
  return {
    ...made,
    sent,
    state: made.store.getState,
    names: () => made.store.getState().hidden.rules.map(({ label }) => label),
  };
}

describe('what is hidden', () => {
  it('is undone and made again, step by step, to the beginning and back', () => {
    const { hide, show, undo, redo, names } = inspector();
    hide(rule('a'));
    hide(rule('b'));
    show('aside#a');
    expect(names()).toEqual(['b']);
    const seen = [undo, undo, undo, undo, redo, redo, redo, redo].map((step) => {
      step();
      return names().join();
    });
    expect(seen).toEqual(['a,b', 'a', '', '', 'a', 'a,b', 'b', 'b']);
  });

  it('begins a new future with every change', () => {
    const { hide, undo, redo, names } = inspector();
    hide(rule('a'));
    undo();
    hide(rule('b'));
    redo();
    expect(names()).toEqual(['b']);
  });

  it('stands in the list once, however often it is hidden', () => {
    const { hide, names } = inspector();
    for (const name of ['a', 'b', 'a']) hide(rule(name));
    expect(names()).toEqual(['b', 'a']);
  });

  it(`is at most ${MOST_HIDDEN} elements`, () => {
    expect(MOST_HIDDEN).toBe(200);
    const { hide, names } = inspector();
    const taken = Array.from({ length: MOST_HIDDEN + 1 }, (_, index) => hide(rule(`n${index}`)));
    expect(taken.filter((isTaken) => !isTaken)).toHaveLength(1);
    expect(names()).toHaveLength(MOST_HIDDEN);
  });

  it('is for everybody or for those who are chosen, which is undone too', () => {
    const { hideFrom, undo, state } = inspector();
    hideFrom(['visitor']);
    expect(state().hidden.audience).toEqual(['visitor']);
    undo();
    expect(state().hidden.audience).toEqual([]);
  });
});

describe('saving', () => {
  it('sends all of it with the version that is known, then with the next one', async () => {
    const { hide, save, sent, state, isUnsaved } = inspector();
    hide(rule('a'));
    expect(isUnsaved()).toBe(true);
    expect(await save()).toBe(true);
    expect([state().saving, isUnsaved()]).toEqual(['done', false]);
    hide(rule('b'));
    await save();
    expect(sent.map(([hidden, version]) => [hidden.rules.length, version])).toEqual([
      [1, 'v1'],
      [2, 'v2'],
    ]);
  });

  it('is not wanted again once everything is undone to what is kept', () => {
    const { hide, undo, isUnsaved } = inspector();
    hide(rule('a'));
    undo();
    expect(isUnsaved()).toBe(false);
  });

  it('once more waits while one is on its way, and a change meanwhile stays unsaved', async () => {
    let answer = (_version: string) => {};
    const { hide, save, sent, isUnsaved } = inspector(() => new Promise((resolve) => (answer = resolve)));
    hide(rule('a'));
    const saving = save();
    expect(await save()).toBe(false);
    hide(rule('b'));
    answer('v2');
    expect(await saving).toBe(false);
    expect([sent.length, isUnsaved()]).toEqual([1, true]);
  });

  it('says that the last change is not saved, unless it has said something else meanwhile', async () => {
    let answer = (_version: string) => {};
    const { hide, undo, save, tell, state } = inspector(() => new Promise((resolve) => (answer = resolve)));
    hide(rule('a'));
    hide(rule('b'));
    const saving = save();
    undo();
    answer('v2');
    await saving;
    expect([state().saving, state().note]).toEqual(['no', { text: 'savedBefore' }]);

    const again = save();
    hide(rule('c'));
    tell({ text: 'hidden', label: 'c' });
    answer('v3');
    await again;
    expect(state().note).toEqual({ text: 'hidden', label: 'c' });
  });

  it('is all saved where what was undone meanwhile is done again', async () => {
    let answer = (_version: string) => {};
    const { hide, undo, redo, save, state } = inspector(() => new Promise((resolve) => (answer = resolve)));
    hide(rule('a'));
    const saving = save();
    undo();
    redo();
    answer('v2');
    expect(await saving).toBe(true);
    expect([state().saving, state().note]).toEqual(['done', { text: 'saved' }]);
  });

  it.each<SaveFailure>(['changed', 'denied', 'refused', 'offline'])(
    'that failed (%s) says so and loses nothing',
    async (failure) => {
      const { hide, save, state, names, isUnsaved } = inspector(() => Promise.reject(failure));
      hide(rule('a'));
      expect(await save()).toBe(false);
      expect([state().saving, names(), isUnsaved()]).toEqual([failure, ['a'], true]);
      hide(rule('b'));
      expect(state().saving).toBe('no');
    },
  );
});
