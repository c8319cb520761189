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
  const line = createConnectionSlot(dependencies);
  const log = soundLog(dependencies.clock, tell);
  const losses = createFailureCount(dependencies, log);
  const inquiries = createServerChecks(dependencies);
  let route = createMirrorFailover(dependencies.clock, [''], otherWays);
  let forgetRetry = () => {};
  let forgetReturn = () => {};

  const forgetAll = () => {
    line.close();
    inquiries.drop();
    forgetRetry();
    forgetReturn();
  };
  const stop = (sound: Sound) => {
    forgetAll();
    log.set(sound);
  };
  const open = () => {
    inquiries.drop();
    const stream = route.current();
    if (isPlaylist(stream)) return look();
    const on = {
      playing: begin,
      ended: lost,
      failed: () => (mayBeList(route, losses) ? look() : lost()),
      late: lost,
      undecodable: () => lost(true),
      paused: () => stop({ status: 'idle' }),
      blocked: () => stop({ status: 'blocked' }),
    };
    line.open(stream, tryTime(losses.count()), on, patience(route, losses));
  };
  const look = () => {
    line.close();
    inquiries.unfold(route, (isFound) => (isFound ? open() : lost()));
  };
  const begin = () => {
    losses.heard();
    route.heard();
    const watcher = watcherOf(log, losses, route);
    watcher.sounding();
    line.watch({ ...watcher, lost });
  };
  const lost = (isUndecodable = false) => {
    line.close();
    const { sound, retryMs } = losses.next(route, isUndecodable);
    if (retryMs === null) return inquiries.explain(sound, route.home(), stop);
    log.set(sound);
    forgetRetry = dependencies.clock.after(retryMs, open);
  };
  const returned = () => {
    if (log.isPlaying() || !dependencies.isOnline()) return;
    forgetRetry();
    losses.forget();
    log.set(losses.isHeard() ? { status: 'reconnecting', attempt: 0 } : { status: 'connecting' });
    open();
  };
  const start = (stream: string, mirrors: readonly string[] = []) => {
    forgetAll();
    log.restart();
    route = createMirrorFailover(dependencies.clock, [stream, ...mirrors].filter(isOfWeb), otherWays);
    if (!route.home()) return stop({ status: 'error', reason: 'unavailable' });
    losses.restart(route.home());
    forgetReturn = dependencies.onReturn(returned);
    // Sound first: drawing what is under way costs a phone 10 ms.
    open();
    log.set({ status: 'connecting' });
  };
  const leadsTo = (address: string) => (route.home() === address ? route.station() : address);
  return { ...line, start, stop: () => stop({ status: 'idle' }), leadsTo };
}

const watcherOf = (log: SoundLog, losses: FailureCount, route: MirrorFailover): Omit<Watcher, 'lost'> => ({
  sounding: () => log.set({ status: 'playing' }),
  silent: () => log.set({ status: 'reconnecting', attempt: losses.count() }),
  steady() {
    losses.forget();
    route.held();
  },
});

const isOfWeb = (address: string): boolean => /^https?:/i.test(address);

const tryTime = (failures: number): number => Math.min(TRY_MS.first + TRY_MS.more * failures, TRY_MS.most);

/** How long the server may answer without a sound. */
function patience(route: MirrorFailover, losses: FailureCount): number {
  const isVeryFirst = losses.count() === 0 && !losses.isHeard();
  return isVeryFirst && route.size() === 1 ? TRY_MS.most : tryTime(losses.count());
}

/** An address that names no format may be a playlist's, which its type alone tells. */
const mayBeList = (route: MirrorFailover, losses: FailureCount): boolean =>
  !losses.isHeard() && namedFormat(route.current()) === null && route.isUnread();
