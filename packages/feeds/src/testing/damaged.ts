const PIECES = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '<',
  '>',
  '&',
  '\\',
  '\u0000',
  'null',
  '1e999',
  '\ud800',
  '</td>',
  '-',
];

/** Numerical Recipes' generator: a failure comes again with the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Cuts, doubles or replaces a few stretches. */
function mutate(text: string, random: (below: number) => number): string {
  let mutated = text;
  for (let change = 0; change <= random(4); change++) {
    const from = random(mutated.length + 1);
    const to = from + random(12);
    const middle =
      [PIECES[random(PIECES.length)] ?? '', '', mutated.slice(from, to).repeat(2)][random(3)] ?? '';
    mutated = mutated.slice(0, from) + middle + mutated.slice(to);
  }
  return mutated;
}

/** What becomes of a document on bad days, always the same for a seed. */
export function damaged(text: string, rounds: number, seed = 7919): string[] {
  const random = randomOf(seed);
  return Array.from({ length: rounds }, () => mutate(text, random));
}
