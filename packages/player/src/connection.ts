import { afterLoss } from './after-loss';
import { createLine } from './line';
import type { Sound } from './sound';
import { soundLog } from './sound-log';
import type { SoundWorld } from './sound-world';
import type { Volume } from './transport';

/** A try may take this long to sound, and longer after each failure: a slow mp3 needs 8 s of bytes first. */
const TRY_MS = { first: 10_000, more: 5_000, most: 25_000 };

/** The sound a visitor wants: once heard it heals itself until `stop`. */
export interface SoundConnection {
  /** This stream is likely to be wanted. */
  expect(stream: string): void;
  /** Inside the gesture. A running sound is replaced. */
  start(stream: string): void;
  stop(): void;
  setVolume(volume: Volume): void;
}

export function createConnection(world: SoundWorld, tell: (sound: Sound) => void): SoundConnection {
  const line = createLine(world);
  const log = soundLog(world.clock, tell);
  const heard = new Set<string>();
  let stream = '';
  let failures = 0;
  let forgetRetry = () => {};
  let forgetReturn = () => {};

  const stop = (sound: Sound) => {
    line.close();
    forgetRetry();
    forgetReturn();
    log.say(sound);
  };
  const open = () => {
    line.open(stream, tryTime(failures), {
      playing: begin,
      ended: lost,
      failed: lost,
      late: lost,
      paused: () => stop({ status: 'idle' }),
      blocked: () => stop({ status: 'blocked' }),
    });
  };
  const begin = () => {
    heard.add(stream);
    const sounding = () => log.say({ status: 'playing' });
    const silent = () => log.say({ status: 'reconnecting', attempt: failures });
    const steady = () => {
      failures = 0;
    };
    sounding();
    line.watch({ sounding, silent, steady, lost });
  };
  const lost = () => {
    line.close();
    failures += 1;
    const loss = { stream, failures, silentMs: log.silentMs(), wasHeard: heard.has(stream) };
    const next = afterLoss(world, loss);
    if (next.retryMs === null) return stop(next.sound);
    log.say(next.sound);
    forgetRetry = world.clock.after(next.retryMs, open);
  };
  const returned = () => {
    if (log.isPlaying() || !world.isOnline()) return;
    forgetRetry();
    failures = 0;
    log.say(heard.has(stream) ? { status: 'reconnecting', attempt: 0 } : { status: 'connecting' });
    open();
  };
  const start = (wanted: string) => {
    stop({ status: 'connecting' });
    log.restart();
    stream = wanted;
    failures = 0;
    if (!/^https?:/i.test(stream)) return stop({ status: 'error', reason: 'unavailable' });
    forgetReturn = world.onReturn(returned);
    open();
  };
  return { expect: line.expect, start, stop: () => stop({ status: 'idle' }), setVolume: line.setVolume };
}

const tryTime = (failures: number): number => Math.min(TRY_MS.first + TRY_MS.more * failures, TRY_MS.most);
