import type { Weights } from './weight';

export const WEIGHT_TABLE = 'tools/check/weight.tsv';

const ROW = /^(.+)\t(\d+)$/gm;
const MEND =
  "take something out, or run `pnpm weigh --accept` and say in the commit's body what a user gets for it";
const LOWER = 'run `pnpm weigh`, which lowers the table';

/** The numbers above the table, and those that could be lower, a line each. */
export function problemsOfWeight(table: string, weights: Weights): string[] {
  const held = parse(table);
  const problems = [...weights].flatMap(([name, number]) => {
    const most = held.get(name) ?? 0;
    if (number > most)
      return [`${number} ${name}, ${number - most} more than ${WEIGHT_TABLE} allows: ${MEND}`];
    return number < most ? [`${number} ${name}, ${most - number} less than before: ${LOWER}`] : [];
  });
  if (problems.length > 0 || table === printWeights(weights)) return problems;
  return [`${WEIGHT_TABLE} has other lines: run \`pnpm weigh\`, which writes them anew`];
}

/** The table with each number that fell, and none that rose. */
export function loweredTable(table: string, weights: Weights): string {
  const held = parse(table);
  const lower = [...weights].map(([name, number]) => [name, Math.min(number, held.get(name) ?? 0)] as const);
  return printWeights(new Map(lower));
}

export function printWeights(weights: Weights): string {
  return [...weights].map(([name, number]) => `${name}\t${number}\n`).join('');
}

function parse(table: string): Weights {
  return new Map([...table.matchAll(ROW)].map(([, name = '', number]) => [name, Number(number)]));
}
