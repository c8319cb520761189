// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '..', '..');
const SHEETS = readdirSync(PACKAGES, { withFileTypes: true }).flatMap(({ name }) => {
  const files = readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.css')).map((file) => join(name, 'src', file));
});
const WHOLE_PAGE = /(?:^|[\s,}>(]):?(?:root|html|body)\b[^{},]*:has\(/m;

it.each(SHEETS)('%s looks for nothing in the whole page', (sheet) => {
  // A browser computes all styles of such a page anew whenever anything in it changes.
  expect(readFileSync(join(PACKAGES, sheet), 'utf8')).not.toMatch(WHOLE_PAGE);
});
