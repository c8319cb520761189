import { GENERATED, TEST } from './limits';
import { statementsOfPhp, statementsOfTypeScript } from './statements';

export type Weights = ReadonlyMap<string, number>;
type ReadFile = (file: string) => string;
type IsMeant = (file: string) => boolean;

const FLOORS = ['Core', 'Features', 'Owner', 'Rest', 'Early'];
const SCHEMA = 'wordpress-plugin/src/Core/Install/Schema.php';
const SETTINGS = 'wordpress-plugin/tests/golden/settings.tsv';
const TEXTS = 'wordpress-plugin/languages/onda.pot';

const ASKED = 'wordpress-plugin/tests/Host';

const WORD = /\S*[\p{L}\p{N}]\S*/gu;
/** WordPress loads an option with each request, unless its save says `false`. */
const SAVED_OPTION = /\b(?:update|add)_option\(([\w:]+),(?![^;]*, false\))/g;

const rows: [name: string, isMeant: IsMeant, count: (text: string, file: string) => number][] = [
  ...FLOORS.map((floor): (typeof rows)[number] => [
    `statements of PHP, ${floor}`,
    ownCode(`^wordpress-plugin/src/${floor}/.+\\.php$`),
    statementsOfPhp,
  ]),
  [
    'statements of PHP, elsewhere',
    ownCode(`^wordpress-plugin/(?!src/(?:${FLOORS.join('|')})/).+\\.php$`),
    statementsOfPhp,
  ],
  ['statements of packages, TS', ownCode('^packages/.+\\.ts$'), statementsOfTypeScript],
  ['statements and elements of packages, TSX', ownCode('^packages/.+\\.tsx$'), statementsOfTypeScript],
  ['statements of tools', ownCode('^tools/.+\\.tsx?$'), statementsOfTypeScript],
  ['settings', only(SETTINGS), found(/\n/g)],
  ['texts of owners and visitors', only(TEXTS), (text) => found(/^msgid "/gm)(text) - 1],
  ['words of these texts', only(TEXTS), (text) => found(WORD)(messagesOf(text))],
  ['words of docs', (file) => /^docs\/.+\.md$/.test(file) && !GENERATED.test(file), found(WORD)],
  [
    'tables of the database',
    only(SCHEMA),
    (text) => found(/'\w+'/g)(/const TABLES = \[[^\]]*/.exec(text)?.[0] ?? ''),
  ],
  ['promises', only('docs/coverage.tsv'), found(/^[A-Z]-/gm)],
  // The limits of requests: each number is held by a test, and may only fall.
  [
    'classes that requests may load',
    only(`${ASKED}/LoadedClassesTest.php`),
    limits(/, (\d+), (?:true|false)\],/g),
  ],
  ['queries that pages may ask', only(`${ASKED}/QueriesTest.php`), limits(/, (\d+), \d+, \d+\],/g)],
  ['queries that presses may ask', only(`${ASKED}/PressesTest.php`), limits(/, (\d+), \d+\],/g)],
  ['test files of browsers', (file) => /^e2e\/.+\.e2e\.ts$/.test(file), () => 1],
];

/** The numbers of tools/check/weight.tsv, as they are now. */
export function weigh(files: readonly string[], readFile: ReadFile): Weights {
  const numbers = rows.map(([name, isMeant, count]) => {
    const counts = files.filter(isMeant).map((file) => count(readFile(file), file));
    return [name, counts.reduce((sum, one) => sum + one, 0)] as const;
  });
  return new Map([...numbers, ['options that each request loads', loadedOptions(files, readFile)]]);
}

function loadedOptions(files: readonly string[], readFile: ReadFile): number {
  const names = files.filter(ownCode('^wordpress-plugin/src/.+\\.php$')).flatMap((file) => {
    const ownClass = `${file.replace(/.*\/|\.php$/g, '')}::`;
    const saved = [...readFile(file).matchAll(SAVED_OPTION)];
    return saved.map(([, option = '']) => option.replace('self::', ownClass));
  });
  return new Set(names).size;
}

function ownCode(pattern: string): IsMeant {
  const place = new RegExp(pattern);
  return (file) => place.test(file) && !TEST.test(file) && !GENERATED.test(file);
}

function only(path: string): IsMeant {
  return (file) => file === path;
}

function found(pattern: RegExp): (text: string) => number {
  return (text) => text.match(pattern)?.length ?? 0;
}

/** The sum of the numbers that a table of a test names. */
function limits(pattern: RegExp): (text: string) => number {
  return (text) => [...text.matchAll(pattern)].reduce((sum, [, limit]) => sum + Number(limit), 0);
}

/** The texts of a .pot file, with plurals. Its head has an empty one. */
function messagesOf(pot: string): string {
  const texts = [...pot.matchAll(/^msgid(?:_plural)? ((?:".*"\n)+)/gm)].map(([, text = '']) => text);
  return texts.join(' ').replace(/"\n"/g, '').replace(/\\n/g, ' ');
}
