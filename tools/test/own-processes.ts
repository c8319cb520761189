import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { down } from '../rig/down';
import { loadRecord, siteNames } from '../rig/record';

/** The environment variable that marks what a run of tests starts, however deep. */
export const RUN = 'ONDA_TEST_RUN';

const GRACE_MS = 10_000;
const POLL_MS = 50;

/** The ids of the processes with the mark in their environment. Only Linux tells; elsewhere there are none. */
export function processesOf(mark: string): number[] {
  if (process.platform !== 'linux') return [];
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.map(Number).filter((pid) => environmentOf(pid).includes(`${RUN}=${mark}`));
}

/** Ends the processes and the sites that a run left. Returns the command lines of the processes. */
export async function endAll(mark: string): Promise<string[]> {
  const commands = processesOf(mark).map(commandOf);
  const deadline = Date.now() + GRACE_MS;
  for (let left = processesOf(mark); left.length > 0; left = processesOf(mark)) {
    for (const pid of left) signal(pid, Date.now() > deadline ? 'SIGKILL' : 'SIGTERM');
    await wait(POLL_MS);
  }
  for (const name of siteNames()) if (loadRecord(name)?.run === mark) await down(name);
  return commands;
}

const environmentOf = (pid: number) => fileOf(pid, 'environ').split('\0');
const commandOf = (pid: number) => fileOf(pid, 'cmdline').replaceAll('\0', ' ').trim().slice(0, 120);

/** Empty where the process has ended. */
function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended between the look and the signal.
  }
}
