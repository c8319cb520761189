import { readdirSync, readFileSync } from 'node:fs';

/** The sound's own numbers (CaptchaAudio.php): an attacker reads the source. Samples are 8,000 a second. */
const HEADER_BYTES = 44;
const SPEEDS = { least: 0.88, most: 1.12 };
const SYMBOLS_IN_A_PHRASE = 5;
/** Samples by which two neighbors may overlap: clips begin and end softly. */
const OVERLAP = 600;
const FITS_OF_A_CLIP = 4;
/** Samples that are compared first, at every speed and offset. */
const HEAD = 600;
/** A head may be taken for the one a wave or two of the voice beside it. */
const WAVES = 130;
const SPEED_STEP = 0.02;

type Samples = Float32Array;
export type Clips = ReadonlyMap<string, Samples>;

/** The published clips of a language, by symbol. */
export function readClips(folder: string): Clips {
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.wav'))
      .map((file) => [file.replace('.wav', ''), samplesOf(readFileSync(`${folder}/${file}`))]),
  );
}

const samplesOf = (wav: Buffer): Samples =>
  Float32Array.from(wav.subarray(HEADER_BYTES), (byte) => byte - 128);

/** Reads a captcha's sound by comparing it with the published clips: the five best fits that do not overlap. */
export function readSound(wav: Buffer, clips: Clips): string {
  const sound = samplesOf(wav);
  const fits = [...clips].flatMap(([symbol, clip]) => fitsOf(sound, symbol, clip));
  const chosen: Fit[] = [];
  for (const fit of fits.sort((a, b) => b.score - a.score)) {
    if (chosen.length === SYMBOLS_IN_A_PHRASE) break;
    if (chosen.every(({ begin, end }) => fit.end < begin + OVERLAP || fit.begin > end - OVERLAP))
      chosen.push(fit);
  }
  return chosen
    .sort((a, b) => a.begin - b.begin)
    .map(({ symbol }) => symbol)
    .join('');
}

/** Where a clip may have been said. */
interface Fit {
  symbol: string;
  begin: number;
  end: number;
  /** Energy of the sound that the clip explains. */
  score: number;
}

function energy(sound: Samples, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at++) sum += (sound[at] ?? 0) ** 2;
  return sum;
}

/** The best few fits of a clip: of its loudest stretch, at every speed and place; then of all of it. */
function fitsOf(sound: Samples, symbol: string, clip: Samples): Fit[] {
  const from = loudest(clip);
  const coarse = halved(sound);
  const heads: Head[] = [];
  for (let speed = SPEEDS.least; speed <= SPEEDS.most; speed += SPEED_STEP) {
    const head = halved(spoken(clip, from, speed, HEAD));
    for (let at = 0; at < coarse.length - head.length; at++)
      heads.push({ score: likeness(coarse, at, head), at: 2 * at, speed });
  }
  heads.sort((a, b) => b.score - a.score);
  return distinct(heads).map((head) => wholeFit(sound, symbol, clip, from, head));
}

/** Every other sample: low tones alone, where a place that is off by one changes little. */
const halved = (samples: Samples): Samples =>
  Float32Array.from(
    { length: samples.length >> 1 },
    (_, at) => (samples[2 * at] ?? 0) + (samples[2 * at + 1] ?? 0),
  );

interface Head {
  score: number;
  at: number;
  speed: number;
}

function distinct(heads: Head[]): Head[] {
  const kept: Head[] = [];
  for (const head of heads) {
    if (kept.length === FITS_OF_A_CLIP) break;
    if (kept.every(({ at }) => Math.abs(at - head.at) > HEAD)) kept.push(head);
  }
  return kept;
}

/**
 * Follows a clip from its loudest stretch outwards: the more of it is compared, the finer is what is known of its
 * speed.
 */
function wholeFit(sound: Samples, symbol: string, clip: Samples, from: number, head: Head): Fit {
  let { at, speed } = head;
  for (const [reach, shifts] of [
    [3 * HEAD, WAVES],
    [clip.length, 6],
    [clip.length, 2],
  ] as const) {
    const first = Math.max(0, from - Math.floor(reach / 3));
    const length = Math.floor((Math.min(clip.length, first + reach) - first) / speed);
    let best = { score: -1, at, speed };
    const span = Math.min(SPEED_STEP, 30 / reach);
    for (let change = -span; change <= span; change += 1 / reach) {
      const part = spoken(clip, first, speed + change, length);
      const begin = Math.round(at - (from - first) / (speed + change));
      for (let shift = -shifts; shift <= shifts; shift++) {
        const score = likeness(sound, begin + shift, part);
        if (score > best.score) best = { score, at: at + shift, speed: speed + change };
      }
    }
    ({ at, speed } = best);
  }
  const whole = spoken(clip, 0, speed, Math.floor(clip.length / speed));
  const begin = Math.round(at - from / speed);
  const score = Math.max(0, likeness(sound, begin, whole)) ** 2 * energy(sound, begin, whole.length);
  return { symbol, begin, end: begin + whole.length, score };
}

function loudest(clip: Samples): number {
  let best = { power: 0, from: 0 };
  for (let from = 0; from + HEAD * SPEEDS.most < clip.length; from += 40) {
    const power = energy(clip, from, HEAD);
    if (power > best.power) best = { power, from };
  }
  return best.from;
}

/** A clip as the server says it at a speed. */
const spoken = (clip: Samples, from: number, speed: number, length: number): Samples =>
  Float32Array.from({ length }, (_, at) => clip[Math.floor(from + at * speed)] ?? 0);

/** Correlation from -1 to 1. */
function likeness(sound: Samples, from: number, part: Samples): number {
  let [own, other, both] = [0, 0, 0];
  for (let at = 0; at < part.length; at++) {
    const p = part[at] ?? 0;
    const q = sound[from + at] ?? 0;
    own += p * p;
    other += q * q;
    both += p * q;
  }
  return both / Math.sqrt(own * other + 1);
}
