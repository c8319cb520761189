import { settled } from '@onda/core/testing/fake-clock';
import type { FastTransport } from '../transports/fast-transport';
import type { AudioTransport } from '../transports/transport';
import { type FakeTransport, fakeTransport } from './fake-transport';

/** A fast transport whose preparation ends when a test says so. */
export interface FakeFast extends FastTransport, Pick<FakeTransport, 'opened' | 'last' | 'listeners'> {
  /** The running preparations, oldest first. */
  prepared: { url: string; signal: AbortSignal }[];
  /** The newest preparation: the stream can be played. */
  ready(): Promise<void>;
  /** It is not for this transport. */
  pass(): Promise<void>;
  /** The page may not read it. */
  refuse(): Promise<void>;
}

export function fakeFast(): FakeFast {
  const transport = fakeTransport();
  const prepared: FakeFast['prepared'] = [];
  let resolve = (_transport: AudioTransport | null) => {};
  let reject = (_error: Error) => {};
  const answer = (run: () => void) => {
    run();
    return settled();
  };
  return {
    ...transport,
    prepared,
    prepare(url, signal) {
      prepared.push({ url, signal });
      return new Promise((onReady, onRefused) => {
        resolve = onReady;
        reject = onRefused;
      });
    },
    ready: () => answer(() => resolve(transport)),
    pass: () => answer(() => resolve(null)),
    refuse: () => answer(() => reject(new TypeError('cors'))),
  };
}
