import type { Result } from '../bench/results';

const HEAD = `# Measured

Generated from \`bench/results.json\` by \`pnpm generate\`. \`pnpm bench NAME\` writes its part of that file; commit it
where the figures can be trusted. Both sides of a comparison are measured in turns in one run. Ratios and bytes carry
over to another machine, times do not. "4 x" is Chromium's CPU throttle, which stands for a mid-range phone.
`;

/** `docs/measured.md`: a heading and a table for each result. */
export function printMeasured(results: readonly Result[]): string {
  return [HEAD, ...results.map(printResult)].join('\n');
}

function printResult({ name, title, command, date, machine, head, rows, notes }: Result): string {
  return `## ${name}

${text(title.replace(`${name}: `, ''))}. \`${command}\`, ${date}, ${machine}.

${[head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows].map((row) => line(row, head.length)).join('\n')}
${notes.map((note) => `\n${text(note)}\n`).join('')}`;
}

const line = (row: readonly string[], columns: number) =>
  `| ${Array.from({ length: columns }, (_, column) => text(row[column] ?? '')).join(' | ')} |`;

/** Neither a tag of HTML nor the end of a cell. */
const text = (words: string) => words.replace(/[<|]/g, '\\$&');
