import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(process.cwd(), 'packages/feeds/src/fixtures');

/** A captured or written document, by its path inside `fixtures`. */
export const fixture = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export const fixtureBytes = (path: string): Uint8Array => new Uint8Array(readFileSync(join(ROOT, path)));

/** Every fixture below a folder whose name ends so. */
export const fixtureNames = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
