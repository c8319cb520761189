/** Bytes of the frame that begins at `at`; 0 when none does. Six bytes must be there. */
export type FrameLength = (bytes: Uint8Array, at: number) => number;

/** The bytes of a frame's head that a length is read from. */
const HEAD_BYTES = 6;

/**
 * Cuts a live stream into whole frames, however the network cut it. It begins anywhere: a frame is believed when
 * another follows it, or follows one that was believed; what lies between (a half frame, a tag) is dropped.
 */
export function createFrameSplitter(lengthOf: FrameLength): (chunk: Uint8Array) => Uint8Array[] {
  let rest = new Uint8Array(0);
  let isInStep = false;

  /** The end of the frame at `at`; 0 when there is none, more than there are bytes when it cannot be said yet. */
  const endOf = (bytes: Uint8Array, at: number): number => {
    const length = lengthOf(bytes, at);
    if (length === 0) return 0;
    const end = at + length;
    if (isInStep) return end;
    const isTold = end + HEAD_BYTES <= bytes.length;
    if (!isTold) return Number.POSITIVE_INFINITY;
    return lengthOf(bytes, end) > 0 ? end : 0;
  };
  return (chunk) => {
    const bytes = joined([rest, chunk]);
    const frames: Uint8Array[] = [];
    let at = 0;
    while (at + HEAD_BYTES <= bytes.length) {
      const end = endOf(bytes, at);
      if (end > bytes.length) break;
      if (end > 0) frames.push(bytes.subarray(at, end));
      isInStep = end > 0;
      at = end || at + 1;
    }
    rest = bytes.slice(at);
    return frames;
  };
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
