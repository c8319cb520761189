// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { elements } from '../../packages/bundle/src/registry';
import { REPO } from '../rig/places';
import { namesOf } from './element-names';
import { existingElements } from './existing-elements';
import { refusal, refusalOfTag } from './refusal';

describe('the names that are taken', () => {
  const taken = existingElements(REPO);

  it('are those of the registry', () => {
    expect([...taken.tags.keys()].sort()).toEqual(elements.map(({ tag }) => tag).sort());
    expect([...taken.chunks].sort()).toEqual([...new Set(elements.map(({ chunk }) => chunk))].sort());
    expect([...taken.shortcodes].sort()).toEqual(elements.flatMap(({ shortcodes }) => shortcodes).sort());
  });

  it.each(['x-made-up', 'x-made-3', 'x-a'])('leave <%s> free', (tag) => {
    expect(refusalOfTag(tag, taken)).toBe('');
  });

  it.each([
    ['clock', 'no hyphen'],
    ['Studio-Clock', 'capital letters: write studio-clock'],
    ['studio--clock', 'single hyphens'],
    ['studio_clock-', 'not made of words'],
    ['3d-clock', 'not made of words'],
    ['../a-b', 'not made of words'],
    ['font-face', 'HTML keeps'],
    ['comment-vote', 'exists: packages/votes/src/contract.ts'],
    ['radio-player-view', 'inner element'],
    ['theme-page', 'A built script is called theme-page'],
    ['favorite-button', 'the shortcode [favorite_button]'],
  ])('refuse <%s>', (tag, why) => {
    expect(refusalOfTag(tag, taken)).toContain(why);
  });
});

describe('the place of an element', () => {
  let root = '';
  const write = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'onda-new-'));
    write('packages/votes/src/feature.ts');
    write('packages/core/src/a.ts');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const inPackage = (feature?: string) => refusal(root, namesOf('x-made-up', feature));

  it('is free where nothing stands but links of a former install', () => {
    expect(inPackage()).toBe('');
    write('packages/x-made-up/node_modules/a');
    expect(inPackage()).toBe('');
    expect(inPackage('votes')).toBe('');
  });

  it.each([
    ['packages/x-made-up/package.json', undefined, 'git clean -fdx packages/x-made-up'],
    ['packages/votes/src/x-made-up/shell.ts', 'votes', 'git clean -fdx packages/votes/src/x-made-up'],
    ['packages/votes/src/entries/x-made-up.ts', 'votes', 'git clean -fdx packages/votes/src/entries'],
  ])('is not free where %s stands', (file, feature, advice) => {
    write(file);
    expect(inPackage(feature)).toContain(advice);
  });

  it.each([
    ['core', 'There is no package of elements packages/core'],
    ['nowhere', 'There is no package of elements packages/nowhere'],
    ['theme', 'Add a theme behavior'],
  ])('is not in %s', (feature, why) => {
    expect(inPackage(feature)).toContain(why);
  });
});
