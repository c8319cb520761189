import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { grouped, type Imports, packageImports, phpImports, withHouse, withoutDetours } from './house';

const imports = (rows: Record<string, string[]>): Imports =>
  new Map(Object.entries(rows).map(([room, to]) => [room, new Set(to)]));
const rows = (all: Imports) => Object.fromEntries([...all].map(([room, to]) => [room, [...to]]));

/** A folder with these files. */
function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

it('reads still and lazy imports of packages, but none of tests', () => {
  const root = folderWith({
    'packages/player/src/a.ts':
      "import { a } from '@onda/core/dom/a';\nconst b = () => import('@onda/feeds/b');",
    'packages/player/src/a.test.ts': "import { c } from '@onda/bundle/c';",
    'packages/player/src/b.ts': "import { b } from './b';\nimport { d } from '@onda/player/d';",
  });
  expect(rows(packageImports(root))).toEqual({ player: ['core', 'feeds'] });
});

it('reads imports of PHP, groups too, between the folders of Core and the other floors', () => {
  const root = folderWith({
    'wordpress-plugin/src/Plugin.php':
      '<?php\nuse Onda\\Core\\Http\\{Action, Request};\nuse Onda\\Core\\Feature;\n',
    'wordpress-plugin/src/Features/Votes/Ballot.php':
      '<?php\nuse Onda\\Core\\Text\\Html;\nuse Onda\\Features\\Votes\\Row;\n',
  });
  expect(rows(phpImports(root))).toEqual({ Plugin: ['Core/Http', 'Core'], Features: ['Core/Text'] });
});

it('leaves out an arrow where a longer way leads there', () => {
  const all = imports({ a: ['b', 'c'], b: ['c'] });
  expect(rows(withoutDetours(all))).toEqual({ a: ['b'], b: ['c'] });
});

it('refuses rooms that need each other', () => {
  expect(() => withoutDetours(imports({ a: ['b'], b: ['c'], c: ['a'] }))).toThrow('a → b → c → a');
});

it('makes one box of rooms with the same arrows', () => {
  expect(grouped(imports({ votes: ['core'], views: ['core'], bundle: ['views', 'votes'] }))).toEqual([
    { rooms: ['bundle'], to: ['views', 'votes'] },
    { rooms: ['core'], to: [] },
    { rooms: ['views', 'votes'], to: ['core'] },
  ]);
});

it('puts the picture between its marks and keeps the page around it', () => {
  const page = 'before\n<!-- house -->\nold\n<!-- /house -->\nafter';
  const text = withHouse(page, imports({ bundle: ['core'] }), imports({ Owner: ['Features'] }));
  expect(text).toContain('browser0 --> browser1');
  expect(text).toContain('["Owner"]');
  expect(text).not.toContain('old');
  expect(text.startsWith('before\n<!-- house -->\n```mermaid')).toBe(true);
  expect(text.endsWith('```\n<!-- /house -->\nafter')).toBe(true);
  expect(() => withHouse('no marks', imports({}), imports({}))).toThrow('no place');
});
