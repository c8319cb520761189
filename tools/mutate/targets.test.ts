import { expect, it } from 'vitest';
import { PACKAGES } from './mutated';
import { chosenTargets } from './targets';

it('takes those that are named, each once, in the order of the table', () => {
  expect(chosenTargets(['php', 'votes', 'favorites', 'votes'])).toEqual(['favorites', 'votes', 'php']);
});

it('takes all packages and the plugin where none is named', () => {
  expect(chosenTargets([])).toEqual([...PACKAGES, 'php']);
});

it('names what there is, for a name that there is not', () => {
  expect(() => chosenTargets(['votes', 'vote'])).toThrow('There is nothing named vote.');
  expect(() => chosenTargets(['vote'])).toThrow('favorites|votes|views');
});
