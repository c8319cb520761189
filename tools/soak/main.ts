import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BUILD_DIR } from '../bench/page/built';
import { figure, table, verdict } from '../bench/table';
import { buildAll } from '../build/main';
import { type SoakResult, soak } from './soak';

const USAGE = 'pnpm soak [--minutes 30] [--every 120]';
const LEAST_SHARE = 0.95;
const HEAP_LIMIT_MB = 5;
const MB = 1_000_000;

/** Half an hour with a station that fails every two minutes. Ends with 1 when the player did not keep up. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    options: { minutes: { type: 'string', default: '30' }, every: { type: 'string', default: '120' } },
  });
  const minutes = numberOf(values.minutes, 'minutes');
  const every = numberOf(values.every, 'every');
  if (!existsSync(join(BUILD_DIR, 'manifest.json'))) await buildAll();
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const result = await soak({ minutes, every, say: console.log, signal: stopping.signal });
  if (!print(result, minutes)) process.exitCode = 1;
}

function numberOf(text: string, name: string): number {
  const number = Number(text);
  if (number > 0) return number;
  throw new Error(`--${name} wants a number above 0, not "${text}".\nUsage: ${USAGE}`);
}

/** Whether everything was kept. */
function print({ broadcaster, tally, faults, heapStart, heapEnd }: SoakResult, minutes: number): boolean {
  const growth = (heapEnd - heapStart) / MB;
  const seconds = (ms: number) => `${figure(ms / 1000)} s`;
  const silent = verdict(LEAST_SHARE, tally.share());
  const grown = heapStart === 0 ? '' : verdict(growth, HEAP_LIMIT_MB);
  const rows = [
    ['source up', seconds(tally.upMs()), '', ''],
    ['playing meanwhile', `${figure(tally.share() * 100)} %`, `>= ${LEAST_SHARE * 100} %`, silent],
    ['longest silence meanwhile', seconds(tally.longestSilenceMs()), '', ''],
    ['heap at the end', `${figure(heapEnd / MB, 2)} MB`, '', ''],
    ['heap growth since the first minute', `${figure(growth, 2)} MB`, `< ${HEAP_LIMIT_MB} MB`, grown],
  ];
  console.log(`\n== soak: ${figure(minutes, 0)} minutes on ${broadcaster}, ${faults} faults`);
  console.log(table(['', '', 'limit', ''], rows));
  return silent === 'ok' && grown !== 'MISSED';
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
