import { expect, it } from 'vitest';
import { type Limit, limits, problemsOfLimits } from './limits';

/** The places that break a limit, in files that are given as name → contents. */
const found = (name: RegExp, given: Record<string, string>) => {
  const limit = limits.find((one) => name.test(one.name)) as Limit;
  return limit.find(Object.keys(given), (file) => given[file] ?? '');
};
const LONG = 'x '.repeat(70);
const BODY = 'step();\n'.repeat(40);

it('finds long lines of comments, in TypeScript and PHP', () => {
  const given = {
    'packages/core/src/a.ts': `const a = 1;\n// ${LONG}\n`,
    'wordpress-plugin/src/A.php': `/** ${LONG} */`,
    'packages/core/src/generated/a.ts': `// ${LONG}`,
    'packages/core/src/b.ts': `const text = '${LONG}';\n// biome-ignore lint: ${LONG}\n * @param ${LONG}`,
  };
  expect(found(/line of a comment/, given)).toEqual([
    'packages/core/src/a.ts:2',
    'wordpress-plugin/src/A.php:1',
  ]);
});

it('finds long lines of documents, but in tables and code', () => {
  const text = `# A\n${LONG}\n| ${LONG} |\n\`\`\`\n${LONG}\n\`\`\`\n${LONG}`;
  expect(found(/line of a document/, { 'docs/a.md': text })).toEqual(['docs/a.md:2', 'docs/a.md:7']);
});

it('finds long files and functions, but in tests', () => {
  const code = `const before = 1;\nexport function long() {\n${BODY}}\n`;
  const given = { 'packages/core/src/a.ts': code, 'packages/core/src/a.test.ts': code, 'tools/a/b.ts': BODY };
  expect(found(/a function/, given)).toEqual(['packages/core/src/a.ts:2']);
  expect(
    found(/a source file/, { 'tools/a/b.ts': 'x\n'.repeat(251), 'tools/a/c.ts': 'x\n'.repeat(250) }),
  ).toEqual(['tools/a/b.ts']);
});

it('counts the functions in a function for themselves', () => {
  const inner = `  const run = () => {\n${'step();\n'.repeat(30)}  };\n`;
  const store = (count: number) => `function create() {\n${inner.repeat(count)}}\n`;
  const given = { 'packages/core/src/a.ts': store(2), 'packages/core/src/b.ts': store(3) };
  expect(found(/a function/, given)).toEqual(['packages/core/src/b.ts:1']);
});

it('finds folders with many files, but tests', () => {
  const names = (folder: string, count: number, end: string) =>
    Array.from({ length: count }, (_, at) => [`${folder}/f${at}${end}`, '']);
  const given = Object.fromEntries([
    ...names('a', 26, '.ts'),
    ...names('b', 25, '.ts'),
    ...names('b', 9, '.test.ts'),
  ]);
  expect(found(/a folder/, given)).toEqual(['a']);
});

it.each([
  ['/** What a page pays. */', 1],
  ['// Of a page.', 1],
  // In pieces, or this file would be found.
  [`${'{'}/* Where nothing plays. */}`, 1],
  ['/** A page. As it stands. One that is left: whoever asks, gets it. */', 2],
  ['/**\n * A page.\n * The same\n * once more.\n */', 1],
  ['// A page\n// of a site. By hand.', 1],
  ['/** Who is there? */', 0],
  ['// Nobody knows What.', 0],
  ['// Offices. Ones. Bye.', 0],
  ["const What = 'a. Of b';", 0],
])('counts the sentences of %j that hide their subject', (code, count) => {
  const given = { 'a/a.css': code, 'a/A.php': code, 'a/generated/a.ts': code };
  expect(found(/its subject/, given)).toHaveLength(2 * count);
});

it('finds names that the glossary forbids', () => {
  const given = {
    'src/Keeper.php': '',
    'src/desk-top.ts': '',
    'src/desktop.ts': '',
    'src/housekeeper.ts': '',
  };
  expect(found(/glossary/, given)).toEqual(['src/Keeper.php', 'src/desk-top.ts']);
});

it.each([
  ['const wish = 1;', 'packages/a/src/a.ts'],
  ['const ownWishes = 1;', 'packages/a/src/a.ts'],
  ['const CROWD_MS = 1;', 'packages/a/src/a.ts'],
  ['export interface PageWorld {}', 'packages/a/src/a.ts'],
  ['const a = { keeper };', 'packages/a/src/a.ts'],
  ['$old_ladders = [];', 'src/A.php'],
  ['final class World', 'src/A.php'],
  ['$this->keeper()', 'src/A.php'],
])('finds the forbidden word of %j', (code, file) => {
  expect(found(/a name in code/, { [file]: `\n${code}` })).toEqual([`${file}:2`]);
});

it.each([
  "const wishful = '';",
  '// const desk = 1;',
  "const text = 'the world';",
  'const background = worldwide;',
  "$row['wish'];",
])('lets %j be', (code) => expect(found(/a name in code/, { 'packages/a/src/a.ts': code })).toEqual([]));

it('names places above the number that is allowed, and a number that could be lower', () => {
  const limit = (most: number): Limit[] => [
    { name: 'a thing', mend: 'mend it', most, find: () => ['a.ts:1', 'b.ts:2'] },
  ];
  const problems = (most: number) => problemsOfLimits([], () => '', limit(most));
  expect(problems(2)).toEqual([]);
  expect(problems(1)).toEqual(['a.ts:1', 'b.ts:2', '2 × a thing, 1 are allowed: mend it']);
  expect(problems(3)).toEqual(['2 × a thing: lower its 3 to 2 in tools/check/limits.ts']);
});
