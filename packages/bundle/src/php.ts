/** PHP source that stands for itself when a value is printed. */
export interface PhpCode {
  phpCode: string;
}

/** A PHP file that returns the value. */
export function phpReturn(value: unknown, head = ''): string {
  return `<?php\n\n${head}return ${phpValue(value)};\n`;
}

/** A value as PHP source; objects and arrays become short-syntax arrays. */
export function phpValue(value: unknown, indent = 0): string {
  if (typeof value === 'string') return phpString(value);
  if (typeof value !== 'object') return String(value);
  if (value === null) return 'null';
  if ('phpCode' in value) return String(value.phpCode);
  const rows = Array.isArray(value)
    ? value.map((item) => phpValue(item, indent + 4))
    : Object.entries(value).map(([key, item]) => `${phpString(key)} => ${phpValue(item, indent + 4)}`);
  if (rows.length === 0) return '[]';
  const pad = ' '.repeat(indent + 4);
  return `[\n${rows.map((row) => `${pad}${row},\n`).join('')}${' '.repeat(indent)}]`;
}

/** A value as PHP source in one line; it holds no `PhpCode`. */
export function phpLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return phpValue(value);
  const rows = Array.isArray(value)
    ? value.map(phpLine)
    : Object.entries(value).map(([key, item]) => `${phpString(key)} => ${phpLine(item)}`);
  return `[${rows.join(', ')}]`;
}

/** A single-quoted string; nothing inside it is interpreted. */
export function phpString(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
