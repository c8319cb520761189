import { expect, it } from 'vitest';
import { loadedBefore, type ModuleGraph } from './load-order';

/** `page: a b > c` is a module that imports `a` and `b` and loads `c` later. */
function graphOf(...lines: string[]): ModuleGraph {
  const words = (text = '') => text.split(' ').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, file = '', now, later] = line.match(/^(\w+):([^>]*)>?(.*)$/) ?? [];
      return [file, { now: words(now), later: words(later) }];
    }),
  );
}

it.each<[string, ModuleGraph, string[], string[]]>([
  ['its entry', graphOf('page: > lazy', 'lazy:'), ['page'], ['page']],
  ['the nearest of a chain alone', graphOf('page: > first', 'first: > lazy', 'lazy:'), ['page'], ['first']],
  ['the entry whose import loads it', graphOf('page: part', 'part: > lazy', 'lazy:'), ['page'], ['page']],
  [
    'what both ways to it have in common',
    graphOf('page: > one two', 'one: > lazy', 'two: > lazy', 'lazy:'),
    ['page'],
    ['page'],
  ],
  [
    'nothing, where entries share nothing',
    graphOf('page: > lazy', 'other: > lazy', 'lazy:'),
    ['page', 'other'],
    [],
  ],
  [
    'its entry, where it imports the rest itself',
    graphOf('page: > first', 'first: > lazy', 'lazy: first'),
    ['page'],
    ['page'],
  ],
  [
    'its loader, in a circle',
    graphOf('page: > first', 'first: > lazy', 'lazy: > first'),
    ['page'],
    ['first'],
  ],
])('finds before a lazy module %s', (_, graph, entries, before) => {
  expect(loadedBefore(graph, entries).get('lazy')).toEqual(before);
});

it('names a landmark that two entries share', () => {
  const graph = graphOf('page: base > lazy', 'other: base > lazy', 'base:', 'lazy:');
  expect(loadedBefore(graph, ['page', 'other'], ['base']).get('lazy')).toEqual(['base']);
});

it('names one of two landmarks that import each other', () => {
  const graph = graphOf('page: base > lazy', 'other: base > lazy', 'base: ring', 'ring: base', 'lazy:');
  expect(loadedBefore(graph, ['page', 'other'], ['base', 'ring']).get('lazy')).toEqual(['base']);
});

it('says nothing of a module that is an entry too', () => {
  expect([...loadedBefore(graphOf('page: > lazy', 'lazy:'), ['page', 'lazy']).keys()]).toEqual([]);
});
