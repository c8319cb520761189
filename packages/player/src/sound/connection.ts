import type { Volume } from '../transports/transport';
import { createConnectionSlot } from './connection-slot';
import { createFailureCount } from './failure-count';
import { createMirrorFailover } from './mirror-failover';
import { createServerChecks } from './server-checks';
import type { Sound } from './sound';
import type { SoundDependencies } from './sound-dependencies';
import { soundLog } from './sound-log';
import { isPlaylist } from './stream-format';

/** A try may take this long to sound, and longer after each failure: a slow mp3 needs 8 s of bytes first. */
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
}

export function createConnection(
  dependencies: SoundDependencies,
  tell: (sound: Sound) => void,
): SoundConnection {
  const line = createConnectionSlot(dependencies);
  const log = soundLog(dependencies.clock, tell);
  const losses = createFailureCount(dependencies, log);
  const inquiries = createServerChecks(dependencies);
  let route = createMirrorFailover(dependencies.clock, ['']);
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
    if (isPlaylist(stream)) return inquiries.unfold(route, (isFound) => (isFound ? open() : lost()));
    line.open(stream, tryTime(losses.count()), {
      playing: begin,
      ended: lost,
      failed: lost,
      late: lost,
      undecodable: () => lost(true),
      paused: () => stop({ status: 'idle' }),
      blocked: () => stop({ status: 'blocked' }),
    });
  };
  const begin = () => {
    losses.heard();
    const sounding = () => log.set({ status: 'playing' });
    const silent = () => log.set({ status: 'reconnecting', attempt: losses.count() });
    const steady = () => {
      losses.forget();
      route.held();
    };
    sounding();
    line.watch({ sounding, silent, steady, lost });
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
    const [home, ...others] = [stream, ...mirrors].filter((address) => /^https?:/i.test(address));
    if (!home) return stop({ status: 'error', reason: 'unavailable' });
    losses.restart(home);
    route = createMirrorFailover(dependencies.clock, [home, ...others]);
    forgetReturn = dependencies.onReturn(returned);
    // Sound first: drawing what is under way costs a phone 10 ms.
    open();
    log.set({ status: 'connecting' });
  };
  const { expect, setVolume, bufferedSeconds } = line;
  return { expect, start, stop: () => stop({ status: 'idle' }), setVolume, bufferedSeconds };
}

const tryTime = (failures: number): number => Math.min(TRY_MS.first + TRY_MS.more * failures, TRY_MS.most);
