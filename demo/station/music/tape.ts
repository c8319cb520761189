export const RATE = 44_100;

interface Place {
  /** Samples from the start of the loop. */
  at: number;
  level: number;
  /** −1 left, 1 right. */
  pan?: number;
}

interface Tone extends Place {
  /** Samples until the release begins. */
  length: number;
  note: number;
  /** Seconds. */
  attack: number;
  release: number;
  /** How strong the second harmonic is; each further one is weaker by the same factor. */
  bright: number;
}

/** A closed loop of tape: what rings on after the end is heard at the beginning. */
export interface Tape {
  tone(tone: Tone): void;
  thump(place: Place): void;
  hiss(hiss: Place & { seconds: number }): void;
  pcm(): Buffer;
}

/** Seconds in which a struck string or bell loses most of its sound. */
const DECAY = 1.6;
const HARMONICS = 5;
/** Peak of the finished tape, of 1. */
const PEAK = 0.8;

export function createTape(length: number): Tape {
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  let seed = 20_261_121;

  function add(at: number, { level, pan = 0 }: Place, value: number): void {
    const index = Math.round(at) % length;
    left[index] = (left[index] ?? 0) + value * level * Math.sqrt((1 - pan) / 2);
    right[index] = (right[index] ?? 0) + value * level * Math.sqrt((1 + pan) / 2);
  }

  function noise(): number {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 31 - 1;
  }

  function tone(what: Tone): void {
    const frequency = 440 * 2 ** ((what.note - 69) / 12);
    const end = what.length + what.release * RATE * 3;
    for (let sample = 0; sample < end; sample++) {
      const value = harmonics((2 * Math.PI * frequency * sample) / RATE, what.bright);
      add(what.at + sample, what, value * envelope(sample, what));
    }
  }

  function thump(place: Place): void {
    for (let sample = 0; sample < 0.3 * RATE; sample++) {
      const seconds = sample / RATE;
      const phase = 2 * Math.PI * (48 * seconds + 2.6 * (1 - Math.exp(-seconds * 32)));
      add(place.at + sample, place, Math.sin(phase) * Math.exp(-seconds * 14));
    }
  }

  /** Noise without its low half, dying fast. */
  function hiss({ seconds, ...place }: Place & { seconds: number }): void {
    let before = 0;
    for (let sample = 0; sample < seconds * RATE; sample++) {
      const now = noise();
      add(place.at + sample, place, (now - before) * Math.exp((-5 * sample) / (seconds * RATE)));
      before = now;
    }
  }

  return { tone, thump, hiss, pcm: () => interleaved(left, right) };
}

function harmonics(phase: number, bright: number): number {
  let value = 0;
  for (let harmonic = 1; harmonic <= HARMONICS; harmonic++)
    value += Math.sin(phase * harmonic) * bright ** (harmonic - 1);
  return value;
}

function envelope(sample: number, { length, attack, release }: Tone): number {
  const seconds = sample / RATE;
  const after = (sample - length) / RATE;
  const rise = Math.min(1, seconds / attack);
  return rise * Math.exp(-seconds / DECAY) * (after > 0 ? Math.exp((-after * 2.5) / release) : 1);
}

function interleaved(left: Float32Array, right: Float32Array): Buffer {
  const loudest = left.reduce(
    (peak, value, index) => Math.max(peak, Math.abs(value), Math.abs(right[index] ?? 0)),
    0,
  );
  const samples = new Int16Array(left.length * 2);
  left.forEach((value, index) => {
    samples[index * 2] = Math.round((value / loudest) * PEAK * 32_767);
    samples[index * 2 + 1] = Math.round(((right[index] ?? 0) / loudest) * PEAK * 32_767);
  });
  return Buffer.from(samples.buffer);
}
