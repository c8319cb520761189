import type { FastTransport } from './fast-transport';
import type { SoundWorld } from './sound-world';
import { isHls } from './stream-format';
import type { AudioTransport } from './transport';

/** A fast transport that fails so often in a row without a sound is no longer trusted with that stream. */
const TRUST = 4;

/** Which transport carries which stream. */
export interface Transports {
  /** To be opened now. */
  now(stream: string): AudioTransport;
  isFast(stream: string): boolean;
  /** One that may take the place of a slow connection; null when there is none. Throws like `prepare`. */
  overtaker(stream: string, address: string, signal: AbortSignal): Promise<AudioTransport | null>;
  /** Fetches what may carry this stream. */
  expect(stream: string): void;
  /** The stream sounds; a slow one gets a better transport for its later connections. */
  sounded(stream: string, wasFast: boolean): void;
  /** It has not sounded. */
  failed(stream: string, wasFast: boolean): void;
}

type TransportWorld = Pick<SoundWorld, 'first' | 'loadLater' | 'loadFast' | 'hls'>;

export function createTransports({ first, loadLater, loadFast, hls }: TransportWorld): Transports {
  /** Below 0: the stream may be read and yet does not sound that way. */
  const trust = new Map<string, number>();
  const refusedHls = new Set<string>();
  let fast: FastTransport | null = null;
  let slow = first;
  let isAsked = false;

  const trustIn = (stream: string) => trust.get(stream) ?? 0;
  const bringFast = async (stream: string) => {
    const transport = await loadFast(stream);
    fast = transport ?? fast;
    return transport;
  };
  const improve = () => {
    if (isAsked) return;
    isAsked = true;
    loadLater().then(
      (later) => (slow = later ?? first),
      () => {},
    );
  };
  return {
    now(stream) {
      if (isHls(stream)) return hls(refusedHls.has(stream));
      return fast && trustIn(stream) > 0 ? fast : slow;
    },
    isFast: (stream) => fast !== null && trustIn(stream) > 0,
    async overtaker(stream, address, signal) {
      const transport = trustIn(stream) < 0 ? null : await bringFast(stream);
      return transport && !signal.aborted ? transport.prepare(address, signal) : null;
    },
    expect: (stream) => void bringFast(stream),
    sounded(stream, wasFast) {
      if (wasFast) trust.set(stream, TRUST);
      else if (!isHls(stream)) improve();
    },
    failed(stream, wasFast) {
      if (wasFast) trust.set(stream, trustIn(stream) - 1);
      else if (isHls(stream)) refusedHls.add(stream);
    },
  };
}
