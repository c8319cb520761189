import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLUGIN_DIR } from '../../rig/places';
import { changed } from './changed';
import { PHP_MUTANTS } from './mutants';
import { filterOf } from './run';

const source = (file: string) => readFileSync(join(PLUGIN_DIR, 'src', file), 'utf8');

describe('the list of PHP mutants', () => {
  it.each(PHP_MUTANTS)('fits the code: $file, $text', ({ file, text, change, test }) => {
    const code = source(file);
    expect(code.split(text)).toHaveLength(2);
    expect(change).not.toBe(text);
    expect(existsSync(join(PLUGIN_DIR, 'tests', `${test}.php`))).toBe(true);
  });

  it('has about 30 or more, each once', () => {
    const keys = PHP_MUTANTS.map(({ file, text }) => `${file}: ${text}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(30);
  });
});

describe('a change', () => {
  it('is made letter by letter, also where it holds a dollar sign', () => {
    expect(changed('a($b);', { text: '$b', change: '$&, $1' })).toBe('a($&, $1);');
  });

  it.each([
    ['is not there', 'b'],
    ['is there twice', 'a b b'],
  ])('is refused where the text %s', (_, code) => {
    expect(() => changed(code.replace(/^b$/, 'c'), { text: 'b', change: 'x' })).toThrow('once');
  });
});

it('asks PHPUnit for each class once, by its whole name', () => {
  expect(filterOf(['Votes/BallotTest', 'Ajax/RequestTest', 'Votes/BallotTest'])).toBe(
    String.raw`/^Onda\\Tests\\(Votes\\BallotTest|Ajax\\RequestTest)::/`,
  );
});
