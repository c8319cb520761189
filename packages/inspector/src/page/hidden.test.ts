import { expect, it } from 'vitest';
import { parseHidden } from './hidden';

it('reads what the server says, and leaves out what is malformed', () => {
  const kept = { selector: '#a', classes: ['x'], label: 'Uno' };
  const rules = [
    kept,
    { selector: '' },
    { selector: 7 },
    null,
    { selector: '#b', classes: [1, 'y'], label: 2 },
  ];
  expect(parseHidden({ audience: ['visitor', 5], rules })).toEqual({
    audience: ['visitor'],
    rules: [kept, { selector: '#b', classes: ['y'], label: '' }],
  });
  expect([parseHidden(null), parseHidden({ audience: 'all', rules: 'x' })]).toEqual(
    Array(2).fill({ audience: [], rules: [] }),
  );
});
