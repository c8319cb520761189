import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Report } from './report';

/** The last trusted figures of a bench, or of a measurement by another command. */
export interface Result extends Report {
  /** The bench's name; another one for other commands. */
  name: string;
  command: string;
  /** `2026-11-27`. */
  date: string;
  machine: string;
}

const FILE = fileURLToPath(new URL('../../bench/results.json', import.meta.url));

export function readResults(file = FILE): Result[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result[]) : [];
}

/** Puts the report in the place of the former one of its bench, unless a missing program left it without rows. */
export function keepReport(name: string, report: Report, file = FILE): void {
  if (report.rows.length === 0) return;
  const result: Result = { name, command: `pnpm bench ${name}`, ...conditions(), ...report };
  const results = readResults(file);
  const at = results.findIndex((former) => former.name === name);
  const kept = at < 0 ? [...results, result] : results.with(at, result);
  writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
}

function conditions(): Pick<Result, 'date' | 'machine'> {
  const [load = 0] = loadavg();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, Node ${process.versions.node}, load average ${load.toFixed(0)}`,
  };
}
