/** Numbers by chance that a seed repeats (mulberry32). */
export interface Random {
  /** A whole number from 0, below `end`. */
  below(end: number): number;
  /** Throws for an empty list. */
  of<T>(choices: readonly T[]): T;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    of<T>(choices: readonly T[]): T {
      const [choice] = choices.slice(below(choices.length));
      if (choice === undefined) throw new Error('nothing to choose from');
      return choice;
    },
  };
}
