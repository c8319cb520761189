// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { parseAttribute, spellings } from '@onda/core/element/attributes';
import type { AttributeSpec } from '@onda/core/element/contract';
import { expect, it } from 'vitest';
import { elementFiles } from './element-files';
import { phpSources } from './read-modules';
import { blocks, elements, entryFiles } from './registry';

const REPO = resolve(import.meta.dirname, '../../..');
const files = await elementFiles(join(REPO, 'packages'));

/** The modules of its own package that a built script imports. */
function importsOf(chunk: string): string[] {
  const entry = entryFiles[chunk] ?? '';
  const imports = readFileSync(join(REPO, entry), 'utf8').matchAll(/^import '(\.[^']+)';/gm);
  return [...imports].map(([, path = '']) => `${posix.join(posix.dirname(entry), path)}.ts`);
}

it.each(elements)('the script of <$tag> registers it', ({ tag, chunk }) => {
  expect(importsOf(chunk)).toContain(`packages/${files[tag]}`);
});

const kebab = (name: string) => spellings(name)[0] ?? '';
const php = phpSources().join('');

it.each(elements)('PHP answers the actions of <$tag>', ({ actions }) => {
  expect(actions.filter((name) => !php.includes(`'${name}'`))).toEqual([]);
});

/** File → the lines with which the part of a tag begins. */
const PRINTED = {
  'wordpress-plugin/generated/elements.php': /^ {4}'([\w-]+)' => \[/m,
  'docs/vscode.html-custom-data.json': /^ {6}"name": "([\w-]+)"/m,
  'docs/elements.md': /^## `<([\w-]+)>`/m,
};

it.each(Object.entries(PRINTED))('%s has each attribute of each element', (file, begins) => {
  const parts = readFileSync(join(REPO, file), 'utf8').split(begins);
  for (const { tag, attributes, lateAttributes } of elements) {
    const part = parts[parts.indexOf(tag) + 1] ?? '';
    const isThere = (name: string) =>
      [name, kebab(name)].some((one) => part.match(RegExp(`['"\`]${one}['"\`]`)));
    expect(
      Object.keys({ ...attributes, ...lateAttributes }).filter((name) => !isThere(name)),
      tag,
    ).toEqual([]);
  }
});

it.each(elements)('<$tag> takes its own defaults, and of a number both ends', ({ attributes }) => {
  for (const [name, spec] of Object.entries(attributes)) {
    const {
      default: usual,
      min = usual,
      max = usual,
    } = spec as { default: unknown; min?: unknown; max?: unknown };
    const ends = spec.type === 'number' ? [usual, min, max] : [];
    const problems = ends.flatMap((end) => parseAttribute(String(end), spec).problem ?? []);
    expect(problems, name).toEqual([]);
  }
});

it.each(elements)('<$tag> takes the zeros that its words explain', ({ attributes, lateAttributes }) => {
  const explained = Object.entries({ ...attributes, ...lateAttributes } as Record<
    string,
    AttributeSpec
  >).filter(
    ([, { type, description }]) =>
      type === 'number' && /\b0 (?:is|means|shows|counts|when|for)\b|is 0\b/.test(description),
  );
  expect(explained.filter(([, spec]) => parseAttribute('0', spec).problem).map(([name]) => name)).toEqual([]);
});

it('each block has fields, and nothing else has', () => {
  const placed = elements.filter(({ block }) => block).map(({ tag }) => tag);
  expect(Object.keys(blocks).toSorted()).toEqual(placed.toSorted());
});
