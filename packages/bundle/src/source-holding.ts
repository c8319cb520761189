import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /(?<!\.test|\.d)\.tsx?$/;

/** The source of a package that holds a text, as a message names it: `packages/votes/src/block-fields.ts`. */
export function sourceHolding(root: string, feature: string, text: string): string | undefined {
  const folder = `packages/${feature}/src`;
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => SOURCE.test(file))
    .sort()
    .find((file) => readFileSync(join(root, folder, file), 'utf8').includes(text));
  return found && `${folder}/${found.replaceAll('\\', '/')}`;
}
