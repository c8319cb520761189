import type { ByteStream } from '@onda/core/http/byte-stream';
import { settled } from '@onda/core/testing/fake-clock';

/** A live stream whose bytes a test sends. */
export interface FakeStream extends ByteStream {
  isClosed: boolean;
  send(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
  breakOff(): Promise<void>;
}

export function fakeStream(contentType = 'audio/mpeg', status = 200): FakeStream {
  const waiting: { resolve: (bytes: Uint8Array | null) => void; reject: (error: Error) => void }[] = [];
  const sent: (Uint8Array | null)[] = [];
  const stream: FakeStream = {
    status,
    contentType,
    isClosed: false,
    read: () =>
      new Promise((resolve, reject) => {
        const next = sent.shift();
        if (next === undefined) waiting.push({ resolve, reject });
        else resolve(next);
      }),
    close() {
      stream.isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('closed'));
    },
    send: (bytes) => give(bytes),
    end: () => give(null),
    breakOff() {
      for (const { reject } of waiting.splice(0)) reject(new TypeError('network error'));
      return settled();
    },
  };
  const give = (bytes: Uint8Array | null) => {
    const next = waiting.shift();
    if (next) next.resolve(bytes);
    else sent.push(bytes);
    return settled();
  };
  return stream;
}

/** So many frames of MP3, 417 bytes each; `mark` makes them like no others. */
export function mp3Frames(count: number, mark: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count * FRAME_BYTES);
  for (let frame = 0; frame < count; frame++) {
    bytes.set([0xff, 0xfb, 0x90, 0, mark, frame], frame * FRAME_BYTES);
  }
  return bytes;
}

export const FRAME_BYTES = 417;
