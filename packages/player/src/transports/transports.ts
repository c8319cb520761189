import type { SoundDependencies } from '../sound/sound-dependencies';
import { isHls } from '../sound/stream-format';
import type { FastTransport } from './fast-transport';
import type { AudioTransport } from './transport';

/** A fast transport that fails so often in a row without a sound is no longer trusted with that stream. */
const TRUST = 4;

/** Which transport carries which stream. */
export interface Transports {
  /** To be opened now. */
  now(stream: string): AudioTransport;
  isFast(stream: string): boolean;
  /** One that may take the place of a slow connection; null when there is none, or `signal` came first. */
  overtaker(stream: string, address: string, signal: AbortSignal): Promise<AudioTransport | null>;
  /** Fetches what may carry this stream. */
  expect(stream: string): void;
  /** The stream sounds; one that no fast transport can carry gets a better one for its later connections. */
  sounded(stream: string, wasFast: boolean): void;
  /** It has not sounded. */
  failed(stream: string, wasFast: boolean): void;
}

type TransportDependencies = Pick<SoundDependencies, 'first' | 'loadLater' | 'loadFast' | 'hls'>;

export function createTransports({ first, loadLater, loadFast, hls }: TransportDependencies): Transports {
  /** Below 0: the stream may be read and yet does not sound that way. */
  const trust = new Map<string, number>();
  /** No fast transport is for them, or may read them. */
  const plain = new Set<string>();
  const refusedHls = new Set<string>();
  let fast: FastTransport | null = null;
  let slow = first;
  let isAsked = false;
  let heard = '';

  const trustIn = (stream: string) => trust.get(stream) ?? 0;
  const loadFastTransport = async (stream: string) => {
    const transport = await loadFast(stream);
    fast = transport ?? fast;
    return transport;
  };
  /** Not before the first sound, with which it would compete. */
  const improve = (stream: string) => {
    if (isAsked || heard !== stream || !plain.has(stream)) return;
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
      const transport = trustIn(stream) < 0 ? null : await loadFastTransport(stream);
      if (transport && signal.aborted) return null;
      const ready = (await transport?.prepare(address, signal).catch(() => null)) ?? null;
      if (!transport || !(ready || signal.aborted)) plain.add(stream);
      improve(stream);
      return ready;
    },
    expect: (stream) => void loadFastTransport(stream),
    sounded(stream, wasFast) {
      if (wasFast) trust.set(stream, TRUST);
      else if (!isHls(stream)) {
        heard = stream;
        improve(stream);
      }
    },
    failed(stream, wasFast) {
      if (wasFast) trust.set(stream, trustIn(stream) - 1);
      else if (isHls(stream) && !refusedHls.delete(stream)) refusedHls.add(stream);
    },
  };
}
