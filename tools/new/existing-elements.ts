import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names that are taken, read from the contracts as text: a half made tree cannot be imported. */
export interface ExistingElements {
  /** Tag → the file of its contract. */
  tags: ReadonlyMap<string, string>;
  /** Names of built scripts. */
  chunks: ReadonlySet<string>;
  shortcodes: ReadonlySet<string>;
}

const CONTRACT = /(?:^|[\\/-])contract\.ts$/;

export function existingElements(root: string): ExistingElements {
  const files = readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}/src`)
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => contractsIn(root, folder))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const all = (pattern: RegExp) => files.flatMap(([, text]) => matches(text, pattern));
  return {
    tags: new Map(files.flatMap(([file, text]) => matches(text, TAG).map((tag) => [tag, file] as const))),
    chunks: new Set(all(CHUNK)),
    shortcodes: new Set(all(SHORTCODES).flatMap((list) => matches(list, /'(\w+)'/g))),
  };
}

const contractsIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => CONTRACT.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

const TAG = /^ {2}tag: '([\w-]+)'/gm;
const CHUNK = /^ {2}chunk: '([\w-]+)'/gm;
const SHORTCODES = /^ {2}shortcodes: \[([^\]]*)\]/gm;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
