import ts from 'typescript';
import { parseTypeScript } from './parse-typescript';

/** docs/style.md. */
const LINE = 120;
const FILE = 250;
const FUNCTION = 40;
const WHOLE_FUNCTION = 90;
const FOLDER = 25;

/** A rule of docs/style.md: the places that break it, and how many of them are left from before the rule. */
export interface Limit {
  name: string;
  /** The advice for a place. */
  mend: string;
  /** The number may only fall. */
  most: number;
  find(files: readonly string[], readFile: (file: string) => string): string[];
}

export const GENERATED =
  /(^|\/)(generated|fixtures|types)\/|\.l10n\.php$|^demo\/site\/data\/|pnpm-lock|^docs\/(elements|measured)\.md$/;
export const TEST = /\.(test|e2e)\.tsx?$|Test\.php$|(^|\/)(tests|testing)\//;
const CODE = /\.(ts|tsx|mjs|cjs|php)$/;
const TYPESCRIPT = /^(packages|tools|demo)\/.*\.tsx?$/;

/** A comment whose line cannot break: a type of PHP, an instruction to a tool, an address. */
const UNBREAKABLE = /@(param|return|var|phpstan)|biome-ignore|phpcs:|https?:\/\//;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** A comment; lines of `//` that follow each other are one. */
const COMMENTS = /(?:^|(?<=[\s{]))(?:\/\*[\s\S]*?\*\/|\/\/ .*(?:\n\s*\/\/ .*)*)/gm;
/** The opening of a sentence that hides its subject. A question may open with What. */
const RIDDLE =
  /(?:^|[.?!:;]\s+)(?:(?:What|Who)\s(?![^.]*\?)|(?:Of|Where|As|By|One|Without|All else|The same|Whoever|Whatever)\s)/g;

const COMMENTED = /\.(?:ts|tsx|mjs|cjs|php|css)$/;

/** The words that docs/style.md forbids as names. */
const WORDS =
  '(?:hands|losses|ground|errand|crowd|world|keeper|ladder|desk|wish|sieve|witness|comforts)(?:es|s)?';
const FORBIDDEN = new RegExp(`(?<![a-z])${WORDS}(?![a-z])`, 'i');
/** Code without the two queries that name the column `wish` of a table. */
const NAMED =
  /^(?!wordpress-plugin\/migrations\/0010|tools\/bench\/server\/owner-seed).*\.(?:ts|tsx|mjs|cjs|php)$/;
const TEXT = /(['"`])(?:\\.|(?!\1).)*\1/g;

export const limits: readonly Limit[] = [
  {
    name: `a line of a comment over ${LINE} characters`,
    mend: 'break the line',
    most: 0,
    find: longComments,
  },
  { name: `a line of a document over ${LINE} characters`, mend: 'break the line', most: 0, find: longProse },
  {
    name: `a source file over ${FILE} lines`,
    mend: 'move a part into a file named after what it exports',
    most: 0,
    find: longFiles,
  },
  {
    name: `a function over ${FUNCTION} lines of its own, or ${WHOLE_FUNCTION} in all`,
    mend: 'move a part into a function',
    most: 0,
    find: longFunctions,
  },
  {
    name: `a folder with over ${FOLDER} source files`,
    mend: 'move files of one subject into a folder',
    most: 0,
    find: largeFolders,
  },
  {
    name: 'a comment that does not open with its subject',
    mend: 'name the subject first',
    most: 0,
    find: riddles,
  },
  {
    name: 'a file named by a word that the glossary forbids',
    mend: 'take the word of docs/style.md',
    most: 0,
    find: forbiddenNames,
  },
  {
    name: 'a name in code that the glossary forbids',
    mend: 'take the word of docs/style.md',
    most: 0,
    find: lines(NAMED, (line) => !COMMENT.test(line) && hasForbiddenWord(line.replace(TEXT, ''))),
  },
];

/** The broken limits, and the numbers that could be lower, a line each. */
export function problemsOfLimits(
  files: readonly string[],
  readFile: (file: string) => string,
  held = limits,
): string[] {
  return held.flatMap(({ name, mend, most, find }) => {
    const found = find(files, readFile);
    if (found.length > most) return [...found, `${found.length} × ${name}, ${most} are allowed: ${mend}`];
    return found.length < most
      ? [`${found.length} × ${name}: lower its ${most} to ${found.length} in tools/check/limits.ts`]
      : [];
  });
}

type Find = Limit['find'];

/** The places `file:line` of the files that `isMeant`, where `breaks` holds of the line. */
function lines(isMeant: RegExp, breaks: (line: string) => boolean): Find {
  return (files, readFile) =>
    files
      .filter((file) => isMeant.test(file) && !GENERATED.test(file))
      .flatMap((file) => {
        const broken = [...readFile(file).split('\n').entries()].filter(([, line]) => breaks(line));
        return broken.map(([at]) => `${file}:${at + 1}`);
      });
}

function longComments(...given: Parameters<Find>): string[] {
  return lines(CODE, (line) => line.length > LINE && COMMENT.test(line) && !UNBREAKABLE.test(line))(...given);
}

function riddles(files: readonly string[], readFile: (file: string) => string): string[] {
  return files
    .filter((file) => COMMENTED.test(file) && !GENERATED.test(file))
    .flatMap((file) => riddlesOf(readFile(file)).map((line) => `${file}:${line}`));
}

/** The line of a comment, for each of its riddles. */
function riddlesOf(code: string): number[] {
  return [...code.matchAll(COMMENTS)].flatMap(({ 0: comment, index }) => {
    const prose = comment.replace(/^\s*(?:\/\/|\/?\*+)\s*/gm, ' ').trimStart();
    return (prose.match(RIDDLE) ?? []).map(() => code.slice(0, index).split('\n').length);
  });
}

/** Tables and code keep their lines. */
function longProse(files: readonly string[], readFile: (file: string) => string): string[] {
  const withoutCode = (file: string) =>
    readFile(file).replace(/^ *```[\s\S]*?^ *```/gm, (code) => code.replace(/[^\n]/g, ''));
  const isLong = (line: string) => line.length > LINE && !line.startsWith('|') && !/https?:\/\//.test(line);
  return lines(/\.md$/, isLong)(files, withoutCode);
}

function longFiles(files: readonly string[], readFile: (file: string) => string): string[] {
  return files.filter(
    (file) =>
      CODE.test(file) &&
      !TEST.test(file) &&
      !GENERATED.test(file) &&
      readFile(file).trimEnd().split('\n').length > FILE,
  );
}

/** PHP's functions have their limit in ArchitectureTest. */
function longFunctions(files: readonly string[], readFile: (file: string) => string): string[] {
  return files
    .filter((file) => TYPESCRIPT.test(file) && !TEST.test(file) && !GENERATED.test(file))
    .flatMap((file) => longFunctionsOf(file, readFile(file)));
}

/** A function's own lines are without those of the functions in it: a store is made of small functions. */
function longFunctionsOf(file: string, code: string): string[] {
  const source = parseTypeScript(file, code);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const isFunction = (node: ts.Node) => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
  const lengthOf = (node: ts.Node) => lineOf(node.getEnd()) - lineOf(node.getStart()) + 1;
  const linesOfInner = (node: ts.Node): number => {
    let sum = 0;
    ts.forEachChild(node, (child) => {
      sum += isFunction(child) ? lengthOf(child) - 1 : linesOfInner(child);
    });
    return sum;
  };
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const whole = isFunction(node) ? lengthOf(node) : 0;
    const isLong = whole > WHOLE_FUNCTION || whole - linesOfInner(node) > FUNCTION;
    if (whole > 0 && isLong) found.push(`${file}:${lineOf(node.getStart()) + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function largeFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((name) => !TEST.test(name) && !GENERATED.test(name))) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([folder, count]) => folder && count > FOLDER).map(([folder]) => folder);
}

function forbiddenNames(files: readonly string[]): string[] {
  return files.filter((file) => hasForbiddenWord(file.slice(file.lastIndexOf('/') + 1)));
}

/** Each word of a name in camelCase counts. */
function hasForbiddenWord(names: string): boolean {
  return FORBIDDEN.test(names.replace(/([a-z\d])([A-Z])/g, '$1 $2'));
}
