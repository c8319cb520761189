// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const REPO = resolve(import.meta.dirname, '../..');
const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@example.test'];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'onda a clone-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

function install(CI = '') {
  const script = join(REPO, 'tools/check/install-hook.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI },
  });
  return { status, said: stdout + stderr };
}

const hooksPath = () =>
  spawnSync('git', ['config', '--local', 'core.hooksPath'], { cwd: root, encoding: 'utf8' }).stdout.trim();

const SILENT = { status: 0, said: '' };

describe('the hook of a commit', () => {
  it.each([
    ['is installed in a clone', '', '', '.githooks'],
    ['is not installed in CI', '', 'true', ''],
    ['leaves the hooks that somebody has', 'own/hooks', '', 'own/hooks'],
  ])('%s', (_, former, ci, expected) => {
    git('init', '-q');
    if (former) git('config', 'core.hooksPath', former);
    expect(install(ci)).toEqual(SILENT);
    expect(hooksPath()).toBe(expected);
  });

  it('is silent where there is no repository', () => {
    expect(install()).toEqual(SILENT);
  });

  it('says that it checked nothing where a git client has no Node on its path', () => {
    mkdirSync(join(root, 'node_modules/tsx'), { recursive: true });
    const hook = join(REPO, '.githooks/pre-commit');
    const env = { PATH: join(root, 'nothing') };
    const { status, stderr } = spawnSync('/bin/sh', [hook], { cwd: root, encoding: 'utf8', env });
    expect([status, stderr]).toEqual([0, 'pre-commit: node is not on the PATH, so nothing was checked\n']);
  });

  it('lets a commit through in a worktree without installed packages', () => {
    git('init', '-q');
    install();
    cpSync(join(REPO, '.githooks'), join(root, '.githooks'), { recursive: true });
    git('add', '.');
    git(...AUTHOR, 'commit', '-qm', 'first');
    git('worktree', 'add', '-q', '-b', 'other', 'a worktree');
    writeFileSync(join(root, 'a worktree', 'world.ts'), 'export const one   = 1');
    git('-C', 'a worktree', 'add', '.');
    git('-C', 'a worktree', ...AUTHOR, 'commit', '-qm', 'second');
    expect(git('-C', 'a worktree', 'log', '--format=%s')).toBe('second\nfirst');
  });
});
