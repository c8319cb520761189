import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The modules of the packages by their file: `votes/src/Markup.tsx` → what it exports. */
export async function readModules(
  pattern: RegExp,
): Promise<[file: string, module: Record<string, unknown>][]> {
  const packages = resolve(import.meta.dirname, '../..');
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const found = files.filter((file) => pattern.test(file)).sort();
  return Promise.all(
    found.map(async (file) => [file, await import(pathToFileURL(join(packages, file)).href)] as const),
  ) as Promise<[string, Record<string, unknown>][]>;
}
