import type { FrameLength } from './frame-splitter';

/** ISO 11172-3 and 13818-3, layer III, in kbit/s by index; 0 is free format, which no station uses. */
const KBITS = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const HERTZ = [44_100, 48_000, 32_000];

/** The two bits that tell the version, and by how much its rates are divided; 01 is reserved. */
const DIVISORS = [4, undefined, 2, 1];
const LAYER_III = 1;

/** Bytes of the MP3 frame that begins at `at`; 0 when none does. */
export const mpegFrameLength: FrameLength = (bytes, at) => {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  const divisor = DIVISORS[(kind >> 3) & 3];
  const isFrame = sync === 0xff && kind >= 0xe0 && ((kind >> 1) & 3) === LAYER_III;
  if (!isFrame || divisor === undefined) return 0;
  const kbits = KBITS[divisor === 1 ? 'mpeg1' : 'mpeg2'][rates >> 4];
  const hertz = HERTZ[(rates >> 2) & 3];
  if (!kbits || !hertz) return 0;
  const samplesBy8 = divisor === 1 ? 144 : 72;
  return Math.floor((samplesBy8 * kbits * 1000 * divisor) / hertz) + ((rates >> 1) & 1);
};
