import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endAll, processesOf, RUN } from './own-processes';

/** A shell that starts a program in a group of its own, says its id and ends: the program is left over. */
async function leaveBehind(mark: string): Promise<number> {
  const script = 'setsid sleep 600 >/dev/null 2>&1 & echo $!';
  const shell = spawn('sh', ['-c', script], { env: { ...process.env, [RUN]: mark } });
  const [said] = await once(shell.stdout, 'data');
  return Number(said);
}

/** Only Linux tells the environment of a process. */
if (process.platform === 'linux')
  it('ends what a run left behind, and nothing of another run', async () => {
    const [mine, theirs] = [`mine-${process.pid}`, `theirs-${process.pid}`];
    const ids = await Promise.all([leaveBehind(mine), leaveBehind(theirs)]);
    await expect.poll(() => [processesOf(mine), processesOf(theirs)]).toEqual([[ids[0]], [ids[1]]]);
    // `setsid` becomes the program a moment after it was started.
    await expect.poll(() => readFileSync(`/proc/${ids[0]}/cmdline`, 'utf8')).toMatch(/^sleep/);
    expect(await endAll(mine)).toEqual(['sleep 600']);
    expect([processesOf(mine), processesOf(theirs)]).toEqual([[], [ids[1]]]);
    await endAll(theirs);
  });
