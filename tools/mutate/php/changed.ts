import type { PhpMutant } from './mutants';

/** Throws where the text does not stand once in the code: the code has moved on, and the list with it. */
export function changed(code: string, { text, change }: Pick<PhpMutant, 'text' | 'change'>): string {
  const [before, after, more] = code.split(text);
  if (after === undefined || more !== undefined) throw new Error(`This stands not once in the code: ${text}`);
  return `${before}${change}${after}`;
}
