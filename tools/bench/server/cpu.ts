import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The kernel's clock, on every Linux. */
const TICKS_A_SECOND = 100;
/** Fields of /proc/PID/stat behind the name, which may hold spaces: group, and the times of user and system. */
const [GROUP, USER, SYSTEM] = [2, 11, 12];

/** CPU time in milliseconds that the processes of these groups have used so far. */
export function cpuOf(groups: readonly number[]): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? statOf(name) : [];
    if (groups.includes(Number(fields[GROUP]))) ticks += Number(fields[USER]) + Number(fields[SYSTEM]);
  }
  return (ticks / TICKS_A_SECOND) * 1_000;
}

const QUIET_MS = 20;
const LONGEST_WAIT_S = 120;

/** Until they use next to nothing: a database goes on working long after it was filled. */
export async function untilQuiet(groups: readonly number[]): Promise<void> {
  for (let second = 0; second < LONGEST_WAIT_S; second++) {
    const before = cpuOf(groups);
    await wait(1_000);
    if (cpuOf(groups) - before < QUIET_MS) return;
  }
}

/** Empty for a process that ended meanwhile. */
function statOf(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
