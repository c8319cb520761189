import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PACKAGES = resolve(import.meta.dirname, '../..');
const files = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);

/** The text of each module of the packages by its file; tests are left out. */
export function sourceTexts(): ReadonlyMap<string, string> {
  const sources = files.filter(
    (file) => /^[\w-]+\/src\/.+(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/'),
  );
  return new Map(sources.sort().map((file) => [file, readFileSync(join(PACKAGES, file), 'utf8')]));
}

/** The text of each class of the plugin. */
export function phpSources(): string[] {
  const folder = resolve(PACKAGES, '../wordpress-plugin/src');
  const classes = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return classes
    .filter((file) => file.endsWith('.php'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** The modules of the packages by their file: `votes/src/Markup.tsx` → what it exports. */
export async function readModules(
  pattern: RegExp,
): Promise<[file: string, module: Record<string, unknown>][]> {
  const found = files.filter((file) => pattern.test(file)).sort();
  return Promise.all(
    found.map(async (file) => [file, await import(pathToFileURL(join(PACKAGES, file)).href)] as const),
  ) as Promise<[string, Record<string, unknown>][]>;
}
