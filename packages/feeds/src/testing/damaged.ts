/** Texts that break parsers, and texts that would break a page if they were not escaped. */
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
  '\u202e',
  'null',
  '1e999',
  '\ud800',
  '</td>',
  '-',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&lt;svg onload=alert(1)&gt;',
  'javascript:alert(1)//.png',
  "' onerror='alert(1)",
  '"__proto__":{},',
];

/** Numerical Recipes' generator: a failure comes again with the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Damages a document: cuts, doubles or replaces a few parts, always the same ones for a seed. */
export function damaged(text: string, seed: number): string {
  const random = randomOf(seed);
  let mutated = text;
  for (let change = 0; change <= random(4); change++) {
    const from = random(mutated.length + 1);
    const to = from + random(12);
    const piece = PIECES[random(PIECES.length)] ?? '';
    const middle = [piece, piece, '', mutated.slice(from, to).repeat(2)][random(4)] ?? '';
    mutated = mutated.slice(0, from) + middle + mutated.slice(to);
  }
  return mutated;
}
