// @vitest-environment node
import { expect, it } from 'vitest';
import { songOf } from './song';

const told = (title: string) => songOf({ artist: 'Los Faros', title });

it.each([
  ['a record of its fields', 'title="Marea",artist="Los Faros",song_spot="M"'],
  ['a title that repeats its artist', 'Los Faros - Marea'],
  ['a title alone', 'Marea'],
])('of %s the title is the song’s', (_, title) => {
  expect(told(title)).toEqual({ title: 'Marea', artist: 'Los Faros', art: '' });
});
