/** Plain text in columns, as a person reads it in a terminal: the first column on the left, figures on the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => padded(row[column] ?? '', width, column))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function padded(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** `12.3`, and `—` for what could not be measured. */
export function figure(value: number, digits = 1): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '—';
}

/** Thousands of bytes, as budgets are written. */
export function kilobytes(bytes: number): string {
  return `${figure(bytes / 1000, 2)} kB`;
}

/** `1.07 x`: how much the first is of the second. */
export function times(value: number, anchor: number): string {
  return `${figure(value / anchor, 2)} x`;
}

/** Compares a figure with its limit. */
export function verdict(value: number, limit: number): string {
  return value <= limit ? 'ok' : 'MISSED';
}
