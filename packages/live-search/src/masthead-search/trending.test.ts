import { expect, it } from 'vitest';
import { trendingKeywords } from './trending';

const MANY = Array.from({ length: 15 }, (_, at) => `palabra ${at}`);

it.each([
  ['its own words, each once', ' rock, pop,, rock ', ['jazz'], ['rock', 'pop']],
  ['the site’s where it has none', ' , ', ['jazz', ' ', 7, 'jazz'], ['jazz']],
  ['ten at most', MANY.join(','), [], MANY.slice(0, 10)],
  ['none where the site has no list', '', 'jazz', []],
])('the box offers %s', (_, written, trending, offered) => {
  expect(trendingKeywords(written, { trending })).toEqual(offered);
});
