import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { styleSets } from '../../packages/bundle/src/registry';

const FOLDER = 'wordpress-plugin/build/sets';

/** Name of the built sheet → its source, below the root of the repository. */
export const styleSetFiles: Record<string, string> = Object.fromEntries(
  Object.keys(styleSets).map((name) => [`style-set-${name}`, `${FOLDER}/${name}.css`]),
);

/** Writes a source for each set of style sheets. A file that several of its sheets import is in the set once. */
export function writeStyleSets() {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, { files }] of Object.entries(styleSets)) {
    const lines = files.map((file) => `@import "${relative(FOLDER, file).replaceAll('\\', '/')}";\n`);
    writeFileSync(join(FOLDER, `${name}.css`), lines.join(''));
  }
}

export const removeStyleSets = () => rmSync(FOLDER, { recursive: true });
