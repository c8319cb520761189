import type { SoundDependencies } from '../sound/sound-dependencies';
import { isHls } from '../sound/stream-format';
import type { FastTransport } from './fast-transport';
import type { AudioTransport } from './transport';

/** A fast transport may fail so often in a row with a stream that it has played. */
const CHANCES = 4;

/** How the fast transport does with a stream: without a record it was not tried, or has used up its chances. */
type FastRecord = { is: 'reliable'; chances: number } | { is: 'unusable' };

/** Which transport plays which stream. */
export interface Transports {
  /** To be opened now. */
  now(stream: string): AudioTransport;
  isFast(stream: string): boolean;
  /** Resolves to one that may replace a slow connection; to null where there is none, or `signal` came first. */
  faster(stream: string, address: string, signal: AbortSignal): Promise<AudioTransport | null>;
  /** Fetches what may play this stream. */
  prefetch(stream: string): void;
  /** Fetches a better slow transport for the next connections to a stream that no fast transport can play. */
  onPlaying(stream: string, isFast: boolean): void;
  /** The connection has ended without a sound. */
  onFailure(stream: string, isFast: boolean): void;
}

type TransportDependencies = Pick<SoundDependencies, 'first' | 'loadLater' | 'loadFast' | 'hls'>;

export function createTransports({ first, loadLater, loadFast, hls }: TransportDependencies): Transports {
  const fastRecords = new Map<string, FastRecord>();
  /** Streams that no fast transport may read. */
  const slowOnly = new Set<string>();
  const refusedHls = new Set<string>();
  let fast: FastTransport | null = null;
  let slow = first;
  let isBetterAsked = false;
  let lastPlayed = '';

  const isFast = (stream: string) => fast !== null && fastRecords.get(stream)?.is === 'reliable';
  const loadFastTransport = async (stream: string) => {
    const transport = await loadFast(stream);
    fast = transport ?? fast;
    return transport;
  };
  /** Waits for the first sound, with which it would compete. */
  const loadBetterSlow = (stream: string) => {
    if (isBetterAsked || lastPlayed !== stream || !slowOnly.has(stream)) return;
    isBetterAsked = true;
    loadLater().then(
      (later) => (slow = later ?? first),
      () => {},
    );
  };
  const countFailure = (stream: string) => {
    const record = fastRecords.get(stream);
    if (record?.is !== 'reliable') fastRecords.set(stream, { is: 'unusable' });
    else if (record.chances === 1) fastRecords.delete(stream);
    else fastRecords.set(stream, { is: 'reliable', chances: record.chances - 1 });
  };
  return {
    now(stream) {
      if (isHls(stream)) return hls(refusedHls.has(stream));
      return fast && isFast(stream) ? fast : slow;
    },
    isFast,
    async faster(stream, address, signal) {
      const isUnusable = fastRecords.get(stream)?.is === 'unusable';
      const transport = isUnusable ? null : await loadFastTransport(stream);
      if (transport && signal.aborted) return null;
      const ready = (await transport?.prepare(address, signal).catch(() => null)) ?? null;
      if (!transport || !(ready || signal.aborted)) slowOnly.add(stream);
      loadBetterSlow(stream);
      return ready;
    },
    prefetch: (stream) => void loadFastTransport(stream),
    onPlaying(stream, wasFast) {
      if (wasFast) fastRecords.set(stream, { is: 'reliable', chances: CHANCES });
      else if (!isHls(stream)) {
        lastPlayed = stream;
        loadBetterSlow(stream);
      }
    },
    onFailure(stream, wasFast) {
      if (wasFast) countFailure(stream);
      else if (isHls(stream) && !refusedHls.delete(stream)) refusedHls.add(stream);
    },
  };
}
