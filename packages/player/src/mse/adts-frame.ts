import type { FrameLength } from './frame-splitter';

/** Rates by index that ISO 14496-3 knows. */
const RATES = 13;
const HEADER_BYTES = 7;

/** Bytes of the AAC frame that begins at `at`, its ADTS header included; 0 when none does. */
export const adtsFrameLength: FrameLength = (bytes, at) => {
  const [sync = 0, kind = 0, rate = 0, high = 0, middle = 0, low = 0] = bytes.subarray(at, at + 6);
  const isFrame = sync === 0xff && (kind & 0xf6) === 0xf0 && ((rate >> 2) & 15) < RATES;
  const length = ((high & 3) << 11) | (middle << 3) | (low >> 5);
  return isFrame && length > HEADER_BYTES ? length : 0;
};
