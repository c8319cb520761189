import type { Volume } from '../transports/transport';
import { createConnectionSlot } from './connection-slot';
import { createFailureCount, type FailureCount } from './failure-count';
import { createMirrorFailover, type MirrorFailover } from './mirror-failover';
import { otherWays } from './other-ways';
import { createServerChecks } from './server-checks';
import type { Sound } from './sound';
import type { SoundDependencies } from './sound-dependencies';
import { type SoundLog, soundLog } from './sound-log';
import type { Watcher } from './stall-detector';
import { isPlaylist, namedFormat } from './stream-format';

/**
 * A try may take this long to sound, and longer after each failure: a slow mp3 needs 8 s of bytes first. The very first
 * may take the longest where the server answers and there is no other address: an advertisement may come before.
 */
const TRY_MS = { first: 10_000, more: 5_000, most: 25_000 };

/** The sound a visitor wants: once heard it heals itself until `stop`. */
export interface SoundConnection {
  /** This stream is likely to be wanted. */
  expect(stream: string): void;
  /** Inside the gesture. A running sound is replaced. `mirrors` are heard where `stream` is not. */
  start(stream: string, mirrors?: readonly string[]): void;
  stop(): void;
  setVolume(volume: Volume): void;
  /** Sound that has arrived and is not heard yet. */
  bufferedSeconds(): number;
  /** The stream that `address`, a playlist, has led to; itself where it led nowhere yet. */
  leadsTo(address: string): string;
}

export function createConnection(
  dependencies: SoundDependencies,
  tell: (sound: Sound) => void,
): SoundConnection {
  const slot = createConnectionSlot(dependencies);
  const log = soundLog(dependencies.clock, tell);
  const failures = createFailureCount(dependencies, log);
  const serverChecks = createServerChecks(dependencies);
  let failover = createMirrorFailover(dependencies.clock, [''], otherWays);
  let cancelRetry = () => {};
  let cancelOnlineListener = () => {};

  const closeAll = () => {
    slot.close();
    serverChecks.drop();
    cancelRetry();
    cancelOnlineListener();
  };
  const stop = (sound: Sound) => {
    closeAll();
    log.set(sound);
  };
  const open = () => {
    serverChecks.drop();
    const stream = failover.current();
    if (isPlaylist(stream)) return expandPlaylist();
    const on = {
      playing: onPlaying,
      ended: onFailure,
      failed: () => (mayBeList(failover, failures) ? expandPlaylist() : onFailure()),
      late: onFailure,
      undecodable: () => onFailure(true),
      paused: () => stop({ status: 'idle' }),
      blocked: () => stop({ status: 'blocked' }),
    };
    slot.open(stream, tryTime(failures.count()), on, patience(failover, failures));
  };
  const expandPlaylist = () => {
    slot.close();
    serverChecks.expandPlaylist(failover, (isFound) => (isFound ? open() : onFailure()));
  };
  const onPlaying = () => {
    failures.heard();
    failover.heard();
    const watcher = watcherOf(log, failures, failover);
    watcher.sounding();
    slot.watch({ ...watcher, lost: onFailure });
  };
  const onFailure = (isUndecodable = false) => {
    slot.close();
    const { sound, retryMs } = failures.next(failover, isUndecodable);
    if (retryMs === null) return serverChecks.explain(sound, failover.home(), stop);
    log.set(sound);
    cancelRetry = dependencies.clock.after(retryMs, open);
  };
  const onOnline = () => {
    if (log.isPlaying() || !dependencies.isOnline()) return;
    cancelRetry();
    failures.forget();
    log.set(failures.wasHeard() ? { status: 'reconnecting', attempt: 0 } : { status: 'connecting' });
    open();
  };
  const start = (stream: string, mirrors: readonly string[] = []) => {
    closeAll();
    log.restart();
    failover = createMirrorFailover(dependencies.clock, [stream, ...mirrors].filter(isOfWeb), otherWays);
    if (!failover.home()) return stop({ status: 'error', reason: 'unavailable' });
    failures.restart(failover.home());
    cancelOnlineListener = dependencies.onReturn(onOnline);
    // Sound first: drawing what is under way costs a phone 10 ms.
    open();
    log.set({ status: 'connecting' });
  };
  const leadsTo = (address: string) => (failover.home() === address ? failover.station() : address);
  return { ...slot, start, stop: () => stop({ status: 'idle' }), leadsTo };
}

const watcherOf = (
  log: SoundLog,
  failures: FailureCount,
  failover: MirrorFailover,
): Omit<Watcher, 'lost'> => ({
  sounding: () => log.set({ status: 'playing' }),
  silent: () => log.set({ status: 'reconnecting', attempt: failures.count() }),
  steady() {
    failures.forget();
    failover.held();
  },
});

const isOfWeb = (address: string): boolean => /^https?:/i.test(address);

const tryTime = (failures: number): number => Math.min(TRY_MS.first + TRY_MS.more * failures, TRY_MS.most);

/** How long the server may answer without a sound. */
function patience(failover: MirrorFailover, failures: FailureCount): number {
  const isVeryFirst = failures.count() === 0 && !failures.wasHeard();
  return isVeryFirst && failover.size() === 1 ? TRY_MS.most : tryTime(failures.count());
}

/** An address that names no format may be a playlist's, which its type alone tells. */
const mayBeList = (failover: MirrorFailover, failures: FailureCount): boolean =>
  !failures.wasHeard() && namedFormat(failover.current()) === null && failover.isUnread();
