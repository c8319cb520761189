import { type ByteStream, lifeWithin, type OpenByteStream } from '@onda/core/http/byte-stream';
import type { Clock } from '@onda/core/timing/clock';
import { pause, withTimeout } from '@onda/core/timing/with-timeout';
import { fresh, isSigned } from '../sound/stream-address';
import { createFrameDedupe } from './frame-dedupe';
import { createFrameSplitter, joined } from './frame-splitter';
import { type MseFormat, mseFormat } from './mse-format';

/** Between two tries under the buffer, first none: it holds a few seconds, so nobody may wait long. */
const RETRY_MS = { more: 250, most: 500 };

/** A server that says nothing for so long is frozen; it is left while its buffer still plays. */
const DROUGHT_MS = 5000;

/** The first bytes may come after an advertisement; the connection is given up before, where nothing comes at all. */
const FIRST_BYTES_MS = 25_000;

/** With less than this left to play (seconds) the silence is as good as there. */
const DRY_S = 0.1;
const LOOK_MS = 100;

/** So many bytes without a frame are not the format that the server claims. */
const STRANGE_BYTES = 65_536;

export interface PumpDependencies {
  clock: Clock;
  openStream: OpenByteStream;
}

/** The receiver of the frames and of the stream's events. */
export interface PumpEnd {
  /** Seconds that are still to be heard. */
  ahead(): number;
  /** The format is known; before the first frames. */
  begin(mime: string): void;
  append(frames: Uint8Array<ArrayBuffer>): void;
  /** The stream is gone, and so is the buffer. */
  dry(): void;
  /** There was no stream, or none of the kind that it claimed to be. */
  failed(): void;
}

/**
 * Carries a live stream, frame by frame, to its end. When the connection breaks it opens the next under what is still
 * to be heard, so that the restart of an encoder is not heard at all. `signal` ends it.
 */
export async function pumpStream(
  dependencies: PumpDependencies,
  url: string,
  opening: Promise<ByteStream>,
  end: PumpEnd,
  signal: AbortSignal,
): Promise<void> {
  const carry = carrier(dependencies.clock, end, signal);
  const first = await opening.catch(() => null);
  const format = formatOf(first);
  if (signal.aborted) return first?.close();
  if (!first || !format) return end.failed();
  end.begin(format.mime);
  const isCarried = await carry(first, format, FIRST_BYTES_MS);
  if (!isCarried && !signal.aborted) return end.failed();
  return goOn(format);

  async function goOn(format: MseFormat): Promise<void> {
    for (let tries = 0; !signal.aborted && !isDry(end); tries += 1) {
      await pause(dependencies.clock, Math.min(RETRY_MS.more * tries, RETRY_MS.most), signal);
      const next = await reopen(dependencies, url, end, signal);
      if (next && formatOf(next) === format && (await carry(next, format))) tries = -1;
      next?.close();
    }
    if (!signal.aborted) end.dry();
  }
}

/** The next connection; null when there was none before the buffer was dry. */
async function reopen(
  { clock, openStream }: PumpDependencies,
  url: string,
  end: PumpEnd,
  signal: AbortSignal,
): Promise<ByteStream | null> {
  const lifetime = lifeWithin(signal);
  const undo = clock.every(LOOK_MS, () => isDry(end) && lifetime.abort());
  try {
    return await openStream(isSigned(url) ? url : fresh(url, clock.now()), lifetime.signal);
  } catch {
    return null;
  } finally {
    undo();
  }
}

/** Carries one connection after another until each ends; tells whether it held any frame. */
function carrier(clock: Clock, end: PumpEnd, signal: AbortSignal) {
  const heard = createFrameDedupe();
  return async (stream: ByteStream, { lengthOf }: MseFormat, patienceMs = DROUGHT_MS): Promise<boolean> => {
    const split = createFrameSplitter(lengthOf);
    let hasFrames = false;
    let strangeBytes = 0;
    heard.connect(clock.now());
    signal.addEventListener('abort', stream.close, { once: true });
    while (strangeBytes <= STRANGE_BYTES) {
      const bytes = await withTimeout(clock, stream.read(), patienceMs, stream.close).catch(() => null);
      if (!bytes || signal.aborted) break;
      const frames = split(bytes);
      hasFrames ||= frames.length > 0;
      patienceMs = DROUGHT_MS;
      strangeBytes = frames.length > 0 ? 0 : strangeBytes + bytes.length;
      const unheard = heard.unheard(frames, clock.now());
      if (unheard.length > 0) end.append(joined(unheard));
    }
    signal.removeEventListener('abort', stream.close);
    stream.close();
    return hasFrames;
  };
}

const isDry = (end: PumpEnd): boolean => end.ahead() < DRY_S;

const formatOf = (stream: ByteStream | null): MseFormat | null =>
  stream?.status === 200 ? mseFormat(stream.contentType) : null;
