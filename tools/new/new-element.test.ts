// @vitest-environment node
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REPO } from '../rig/places';
import { namesOf } from './element-names';
import { newElement } from './new-element';

/** The files that a new element reads and changes. */
const READ = [
  'packages/block-editor/src/icons.ts',
  'packages/bundle/package.json',
  'packages/bundle/src/registry.ts',
  'packages/elements/package.json',
  'packages/inspector/src/contract.ts',
  'packages/inspector/src/feature.ts',
  'packages/player/src/contract.ts',
  'packages/player/src/feature.ts',
  'packages/votes/src/contract.ts',
  'packages/votes/src/feature.ts',
  'tools/mutate/mutated.ts',
  'tools/site/examples',
  'tools/site/topics.ts',
  'wordpress-plugin/languages/onda-es_ES-onda-block-editor.json',
];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'onda-new-'));
  for (const file of READ) cpSync(join(REPO, file), join(root, file), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const count = (file: string) => read(file).split(/x-made-up/).length - 1;

describe('an element in a package of its own', () => {
  it('stands in each list, once, also after a second run', () => {
    const files = newElement(root, namesOf('x-made-up'));
    const lists = files.filter((file) => !file.includes('x-made-up'));
    const before = lists.map(read);
    expect(lists.length).toBeGreaterThan(6);
    expect(lists.filter((file) => count(file) === 0)).toEqual([
      'wordpress-plugin/languages/onda-es_ES-onda-block-editor.json',
    ]);
    rmSync(join(root, 'packages/x-made-up'), { recursive: true });
    newElement(root, namesOf('x-made-up'));
    expect(lists.map(read)).toEqual(before);
    expect(existsSync(join(root, 'packages/x-made-up/src/element.ts'))).toBe(true);
  });

  it('is not begun where a list has changed, which is named', () => {
    writeFileSync(join(root, 'tools/mutate/mutated.ts'), '');
    expect(() => newElement(root, namesOf('x-made-up'))).toThrow(
      /^tools\/mutate\/mutated\.ts: there is no "/,
    );
    expect(existsSync(join(root, 'packages/x-made-up'))).toBe(false);
    expect(count('tools/site/topics.ts')).toBe(0);
  });
});

describe('an element of an existing package', () => {
  const featureOf = (feature: string) => {
    newElement(root, namesOf('x-made-up', feature));
    return read(`packages/${feature}/src/feature.ts`);
  };

  it('joins its elements, texts and blocks', () => {
    const text = featureOf('votes');
    expect(text).toContain("import { xMadeUp } from './x-made-up/contract';");
    expect(text).toContain('elements: [commentVote, xMadeUp]');
    expect(text).toContain('messages: joined(printedMessages, xMadeUpMessages)');
    expect(text).toContain('blocks: { ...votesBlocks, ...xMadeUpBlocks }');
    expect(read('packages/votes/src/entries/x-made-up.ts')).toContain("import '../x-made-up/element'");
    expect(count('packages/bundle/src/registry.ts')).toBe(0);
  });

  it('joins texts that are joined already', () => {
    const text = featureOf('player');
    expect(text).toMatch(/joined\(playerMessages, [\w, ]+, xMadeUpMessages\)/);
    expect(text.match(/import \{ joined \}/g)).toHaveLength(1);
  });

  it('is the first with a block', () => {
    expect(featureOf('inspector')).toContain('blocks: xMadeUpBlocks,\n  elements: [');
  });

  it('joins twice: a second element, and none by a second run', () => {
    featureOf('votes');
    const one = read('packages/votes/src/feature.ts');
    expect(featureOf('votes')).toBe(one);
    newElement(root, namesOf('x-other', 'votes'));
    const two = read('packages/votes/src/feature.ts');
    expect(two).toContain('blocks: { ...votesBlocks, ...xMadeUpBlocks, ...xOtherBlocks }');
    expect(two).toContain('joined(printedMessages, xMadeUpMessages, xOtherMessages)');
    expect(two).toContain('elements: [commentVote, xMadeUp, xOther]');
  });
});
