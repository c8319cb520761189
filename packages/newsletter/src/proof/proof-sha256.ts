const BLOCK_BYTES = 64;
const ROUNDS = 64;
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(isPrime);
/** The first 32 bits of the fractions of the primes' roots. */
const fractions = (root: number) => PRIMES.map((prime) => (prime ** (1 / root) * 2 ** 32) | 0);
const START = fractions(2).slice(0, 8);
const FACTORS = Int32Array.from(fractions(3));

const state = new Int32Array(8);
const words = new Int32Array(ROUNDS);

/** The SHA-256 of an ASCII text: eight words of 32 bits, in an array that the next call reuses. */
export function sha256(text: string): Int32Array {
  state.set(START);
  const blocks = ((text.length + 8) >> 6) + 1;
  for (let block = 0; block < blocks; block++) {
    words.fill(0, 0, 16);
    for (let at = 0; at < BLOCK_BYTES; at++) {
      const place = block * BLOCK_BYTES + at;
      const byte = place < text.length ? text.charCodeAt(place) : place === text.length ? 0x80 : 0;
      words[at >> 2] = of(words, at >> 2) | (byte << (24 - (at & 3) * 8));
    }
    if (block === blocks - 1) words[15] = text.length * 8;
    compress();
  }
  return state;
}

function compress() {
  for (let at = 16; at < ROUNDS; at++) {
    const [near, far] = [of(words, at - 15), of(words, at - 2)];
    const first = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
    const second = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
    words[at] = of(words, at - 16) + first + of(words, at - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < ROUNDS; at++) {
    const choice = (e & f) ^ (~e & g);
    const turn = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + turn + choice + of(FACTORS, at) + of(words, at)) | 0;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let at = 0; at < 8; at++) state[at] = of(state, at) + (mixed[at] ?? 0);
}

const of = (array: Int32Array, at: number) => array[at] ?? 0;
const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function isPrime(number: number): boolean {
  for (let part = 2; part * part <= number; part++) if (number % part === 0) return false;
  return number > 1;
}
