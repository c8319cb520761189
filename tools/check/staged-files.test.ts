// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stagedFilesHold } from './staged-files';

const REPO = resolve(import.meta.dirname, '../..');
const GOOD = 'export const one = 1;\n';
const UNSTYLED = 'export const one   =  "1"\n';
const LONG_COMMENT = `// ${'word '.repeat(30)}\n${GOOD}`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'onda a repository-'));
  git('init', '-q');
  for (const file of ['biome.json', 'wordpress-plugin/phpcs.xml']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(REPO, file), join(root, file));
  }
  symlinkSync(join(REPO, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.test', 'commit', '-qm', 'first');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function stage(file: string, text: string) {
  write(file, text);
  git('add', file);
}

async function check() {
  const said: string[] = [];
  const holds = await stagedFilesHold(root, (text) => said.push(text));
  return { holds, said: said.join('\n') };
}

describe('the check of staged files', () => {
  it('has nothing against a commit without files', async () => {
    expect(await check()).toEqual({ holds: true, said: '' });
  });

  it.each([
    ['a file that is as it should be', 'packages/a b/src/one.ts', GOOD, true, ''],
    ['wrong style', 'packages/a b/src/one.ts', UNSTYLED, false, 'FAIL style'],
    ['a limit', 'packages/a/src/one.ts', LONG_COMMENT, false, 'packages/a/src/one.ts:1'],
    ['a forbidden word', 'packages/a/src/world.ts', GOOD, false, 'packages/a/src/world.ts'],
    ['a document that biome does not know', 'docs/a b.md', '# A\n', true, ''],
  ])('judges %s', async (_, file, text, holds, said) => {
    stage(file, text);
    const result = await check();
    expect(result.said).toContain(said);
    expect(result.holds).toBe(holds);
  });

  it('looks at what is staged, not at the working tree', async () => {
    stage('tools/one.ts', GOOD);
    write('tools/one.ts', UNSTYLED);
    expect((await check()).holds).toBe(true);
    git('add', '.');
    write('tools/one.ts', GOOD);
    expect((await check()).holds).toBe(false);
    expect(readFileSync(join(root, 'tools/one.ts'), 'utf8')).toBe(GOOD);
    expect(git('diff', '--cached')).toContain(UNSTYLED.trim());
  });

  it('leaves a deleted file alone, and finds two paths that differ in case', async () => {
    stage('tools/one.ts', GOOD);
    stage('tools/One.ts', GOOD);
    expect((await check()).said).toContain('tools/One.ts and tools/one.ts are one path');
    git('rm', '-qf', 'tools/One.ts');
    expect((await check()).holds).toBe(true);
  });
});
