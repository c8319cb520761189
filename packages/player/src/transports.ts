import type { FastTransport } from './fast-transport';
import type { SoundWorld } from './sound-world';
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
  failed(stream: string): void;
}

export function createTransports({ first, loadLater, loadFast }: TransportWorld): Transports {
  const trust = new Map<string, number>();
  let fast: FastTransport | null = null;
  let slow = first;
  let isAsked = false;

  const isFast = (stream: string) => fast !== null && (trust.get(stream) ?? 0) > 0;
  const bringFast = async (stream: string) => {
    const transport = await loadFast(stream);
    fast = transport ?? fast;
    return transport;
  };
  return {
    now: (stream) => (fast && isFast(stream) ? fast : slow),
    isFast,
    async overtaker(stream, address, signal) {
      const transport = await bringFast(stream);
      return transport && !signal.aborted ? transport.prepare(address, signal) : null;
    },
    expect: (stream) => void bringFast(stream),
    sounded(stream, wasFast) {
      if (wasFast) trust.set(stream, TRUST);
      if (wasFast || isAsked) return;
      isAsked = true;
      loadLater().then(
        (later) => (slow = later ?? first),
        () => {},
      );
    },
    failed: (stream) => void trust.set(stream, (trust.get(stream) ?? 0) - 1),
  };
}

type TransportWorld = Pick<SoundWorld, 'first' | 'loadLater' | 'loadFast'>;
