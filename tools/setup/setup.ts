import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RigError } from '../rig/error';
import { withLock } from '../rig/fetch/cache';
import { cacheDir } from '../rig/places';
import { attempt, works } from '../rig/process';
import { LANES, type Lane, type Need } from './lanes';
import { isOldChromium, obtainChromium } from './old-chromium';

export type { Lane } from './lanes';

/** `missing` names what cannot be had, Debian's packages for the most, or says why apt could not bring them. */
export type Readiness = { ready: true } | { ready: false; missing: string[] };

const POLICY = '/usr/sbin/policy-rc.d';
const APT = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=300'];

/**
 * Makes a lane ready: fetches an old Chromium, installs what it lacks on Debian as root, else says exactly what is
 * missing. The npm registry answers or not.
 */
export async function ensure(lane: Lane, obtain = obtainChromium): Promise<Readiness> {
  if (isOldChromium(lane)) {
    const complaint = await obtain(lane).then(() => undefined, complaintOf);
    if (complaint) return { ready: false, missing: [complaint] };
  }
  if ((await lacking(lane)).length === 0) return { ready: true };
  return withLock(join(cacheDir(), 'setup.lock'), async () => {
    const packages = await lacking(lane);
    if (packages.length === 0) return { ready: true };
    if (lane === 'npm' || !(await canInstall())) return { ready: false, missing: packages };
    const complaint = await install(packages);
    const still = await lacking(lane);
    return still.length === 0 ? { ready: true } : { ready: false, missing: [...still, ...complaint] };
  });
}

function complaintOf(error: unknown): string {
  if (error instanceof RigError) return error.message;
  throw error;
}

/** The packages whose programs do not answer. */
async function lacking(lane: Lane): Promise<string[]> {
  const needs: readonly Need[] = LANES[lane];
  const answers = await Promise.all(needs.map(({ probe: [command, ...args] }) => works(command, args)));
  return needs.flatMap(({ packages }, index) => (answers[index] ? [] : packages));
}

async function canInstall(): Promise<boolean> {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && works('apt-get', ['--version']);
}

/** Returns what apt complained about; package lists may be absent or old, so a failure is tried once more. */
async function install(packages: string[]): Promise<string[]> {
  return withoutServices(async () => {
    const first = await aptGet('install', '--no-install-recommends', ...packages);
    if (first.length === 0) return first;
    await aptGet('update');
    return aptGet('install', '--no-install-recommends', ...packages);
  });
}

async function aptGet(verb: string, ...args: string[]): Promise<string[]> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, stdout, stderr } = await attempt('apt-get', [...APT, verb, ...args], { env });
  return code === 0 ? [] : [(stderr || stdout).trim().slice(-500)];
}

/** Icecast, MariaDB and Redis would start a service on installation; ours are started by those who use them. */
async function withoutServices<T>(work: () => Promise<T>): Promise<T> {
  if (existsSync(POLICY)) return work();
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await work();
  } finally {
    rmSync(POLICY, { force: true });
  }
}
