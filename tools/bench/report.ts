import { table } from './table';

/** The result of one bench. */
export interface Report {
  title: string;
  head: string[];
  rows: string[][];
  notes: string[];
}

export interface BenchOptions {
  /** How often each side is measured; the sides take turns. */
  runs: number;
  /** Ends it early: what was started is closed, and the bench rejects. */
  signal: AbortSignal;
}

/** A measurement with a name for the command line. */
export interface Bench {
  name: string;
  run(options: BenchOptions): Promise<Report>;
}

export function printed({ title, head, rows, notes }: Report): string {
  return [`\n== ${title}`, table(head, rows), ...notes.map((note) => `   ${note}`)].join('\n');
}

/** Measures each side in turn, `runs` times over: what the machine does meanwhile hits all of them alike. */
export async function interleaved<K extends string, T>(
  { runs, signal }: BenchOptions,
  sides: Record<K, () => Promise<T>>,
): Promise<Record<K, T[]>> {
  const names = Object.keys(sides) as K[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<K, T[]>;
  for (let run = 0; run < runs; run++) {
    for (const name of names) {
      signal.throwIfAborted();
      samples[name].push(await sides[name]());
    }
  }
  return samples;
}
