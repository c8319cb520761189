import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Tag → the module that registers it, below `packages/`: `player/src/element.ts`. */
export async function elementFiles(packages: string): Promise<Record<string, string>> {
  const isElement = (file: string) => /^[\w-]+\/src\/(.+\/)?([\w-]+-)?element\.ts$/.test(file);
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isElement);
  const found = await Promise.all(files.map((file) => tagsOf(join(packages, file))));
  return Object.fromEntries(files.flatMap((file, at) => (found[at] ?? []).map((tag) => [tag, file])));
}

/** The contracts that an element's module imports. */
const CONTRACTS = /import \{([^}]+)\} from '(\.[\w./-]*contract)'/g;

async function tagsOf(file: string): Promise<string[]> {
  const imports = [...readFileSync(file, 'utf8').matchAll(CONTRACTS)];
  const tags = imports.map(async ([, names = '', path = '']) => {
    const contracts = await import(pathToFileURL(`${resolve(dirname(file), path)}.ts`).href);
    return names.split(',').map((name): unknown => contracts[name.trim()]?.tag);
  });
  return (await Promise.all(tags)).flat().filter((tag): tag is string => typeof tag === 'string');
}

/** `player/src/live-radio-button/element.ts` → `@onda/player/live-radio-button/element`. */
export const moduleOf = (file: string) =>
  `@onda/${relative('', file)
    .replace(/^([\w-]+)\/src\//, '$1/')
    .replace(/\.ts$/, '')}`;
