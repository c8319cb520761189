import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

it('the changelog has the form of Keep a Changelog', () => {
  const headings = [...text.matchAll(/^(#{2,}) (.*)$/gm)].map(([, level, words = '']) => ({ level, words }));
  const versions = headings.filter(({ level }) => level === '##').map(({ words }) => words);
  expect(versions[0]).toBe('[Unreleased]');
  for (const version of versions.slice(1)) expect(version).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/);
  for (const { words } of headings.filter(({ level }) => level === '###')) expect(KINDS).toContain(words);
});

it('every entry stands below the kind of its change', () => {
  const [, ...versions] = text.split(/^## /m);
  for (const version of versions) {
    const [head = '', ...parts] = version.split(/^### /m);
    expect(head).not.toMatch(/^- /m);
    for (const part of parts) expect(part).toMatch(/^\w+\n\n- /);
  }
});
