/** A whole number from 0 on; other servers write numbers as text. */
export function readCount(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const number = isNumber ? Math.trunc(Number(value)) : Number.NaN;
  return Number.isFinite(number) ? Math.max(0, number) : undefined;
}

export const readWord = <Word extends string>(value: unknown, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === value);

/** Whether a reply repeats the id that was sent; other servers leave it out, or write it as text. */
export const isRepeated = (value: unknown, sent: number): boolean =>
  value === undefined || Number(value) === sent;
