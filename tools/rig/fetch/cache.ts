import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOCK_POLL_MS = 100;

/**
 * The folder at `path`, made by `build` the first time. It is built beside its place and renamed, so it is
 * there whole or not at all; of two that want it at once, one builds and the other waits.
 */
export async function cached(path: string, build: (folder: string) => Promise<void>): Promise<string> {
  if (existsSync(path)) return path;
  return withLock(`${path}.lock`, async () => {
    if (existsSync(path)) return path;
    const draft = `${path}.${randomBytes(4).toString('hex')}.tmp`;
    mkdirSync(draft, { recursive: true });
    try {
      await build(draft);
      renameSync(draft, path);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
    return path;
  });
}

/** Runs `work` while no other process holds the lock; one left by a process that died is taken over. */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) await wait(LOCK_POLL_MS);
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** A folder is made whole with its owner inside and renamed into place: rename refuses a folder that is not empty. */
function take(lock: string): boolean {
  const draft = `${lock}.${randomBytes(4).toString('hex')}`;
  mkdirSync(draft);
  writeFileSync(join(draft, 'pid'), String(process.pid));
  try {
    renameSync(draft, lock);
    return true;
  } catch {
    rmSync(draft, { recursive: true, force: true });
    if (ownerIsGone(lock)) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function ownerIsGone(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
