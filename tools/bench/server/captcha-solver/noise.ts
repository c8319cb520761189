import type { Clips } from './sound';

/**
 * Of full loudness, as the server mixes them (CaptchaAudio.php): the voice on average, the voice backwards, the hiss.
 */
const GAINS = { voice: 0.675, babble: 0.2, hiss: 0.05 };
const RATE = 8000;
const FRAME = 256;
/** Hertz: what telephones carry, in octaves. */
export const BANDS = [
  [250, 500],
  [500, 1000],
  [1000, 2000],
  [2000, 4000],
] as const;

/** Decibels between the voice and what is mixed under it, for each band. */
export function signalToNoise(clips: Clips): number[] {
  const power = BANDS.map(() => 0);
  let frames = 0;
  for (const clip of clips.values())
    for (let from = 0; from + FRAME <= clip.length; from += FRAME, frames++)
      for (const [band, found] of framePower(clip.subarray(from, from + FRAME)).entries())
        power[band] = (power[band] ?? 0) + found;
  return BANDS.map(([low, high], band) => {
    const mean = (power[band] ?? 0) / frames;
    // Uniform noise of ±128 has a variance of 128²/3, spread over all frequencies.
    const hiss = GAINS.hiss ** 2 * (128 ** 2 / 3) * ((high - low) / (RATE / 2));
    return 10 * Math.log10((GAINS.voice ** 2 * mean) / (GAINS.babble ** 2 * mean + hiss));
  });
}

/** Mean square of a frame in each band, by the discrete Fourier transform. */
function framePower(frame: Float32Array): number[] {
  return BANDS.map(([low, high]) => {
    let sum = 0;
    for (let bin = Math.ceil((low * FRAME) / RATE); bin < (high * FRAME) / RATE; bin++) {
      let [real, imaginary] = [0, 0];
      for (const [at, sample] of frame.entries()) {
        const angle = (2 * Math.PI * bin * at) / FRAME;
        real += sample * Math.cos(angle);
        imaginary += sample * Math.sin(angle);
      }
      sum += (2 * (real ** 2 + imaginary ** 2)) / FRAME ** 2;
    }
    return sum;
  });
}
