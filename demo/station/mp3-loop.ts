/** A piece of MP3 whose end runs on into its beginning, addressed by frames that never stop counting. */
export interface Mp3Loop {
  frameMs: number;
  /** The bytes of the frames from one number up to, and without, another. */
  slice(fromFrame: number, toFrame: number): Buffer;
}

/** MPEG 1 layer III, 44.1 kHz, 128 kbit/s: what `music/compose.ts` writes. */
const FRAME_MS = (1152 / 44_100) * 1000;
const FRAME_BYTES = Math.floor((144 * 128_000) / 44_100);
const SYNC = 0xfffb;

export function createMp3Loop(bytes: Buffer): Mp3Loop {
  const offsets = frameOffsets(bytes);
  const count = offsets.length - 1;

  function slice(fromFrame: number, toFrame: number): Buffer {
    const parts: Buffer[] = [];
    for (let frame = fromFrame; frame < toFrame; ) {
      const start = modulo(frame, count);
      const end = Math.min(count, start + toFrame - frame);
      parts.push(bytes.subarray(offsets[start], offsets[end]));
      frame += end - start;
    }
    return Buffer.concat(parts);
  }

  return { frameMs: FRAME_MS, slice };
}

/** The byte offset of each frame, and the end of the last; throws where no frame begins. */
export function frameOffsets(bytes: Buffer): number[] {
  const offsets = [0];
  let offset = 0;
  while (offset < bytes.length) {
    if (bytes.readUInt16BE(offset) !== SYNC) throw new Error(`No MP3 frame at byte ${offset}`);
    const isPadded = ((bytes[offset + 2] ?? 0) & 2) !== 0;
    offset += FRAME_BYTES + (isPadded ? 1 : 0);
    offsets.push(offset);
  }
  return offsets;
}

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;
