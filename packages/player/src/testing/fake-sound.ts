import { type FakeClock, fakeClock } from '@onda/core/testing/fake-clock';
import type { SoundDependencies } from '../sound/sound-dependencies';
import { type FakeTransport, fakeTransport } from './fake-transport';

export interface FakeSound extends SoundDependencies {
  clock: FakeClock;
  first: FakeTransport;
  later: FakeTransport;
  /** The network comes or goes; its return is told. */
  setOnline(isOnline: boolean): void;
  /** How many wait for the network's return. */
  waitingForReturn(): number;
  /** Time passes and the newest connection of either transport sounds all the while. */
  sound(ms: number): Promise<void>;
}

/** The dependencies that a test may replace. */
export type Page = Partial<Omit<SoundDependencies, 'clock' | 'first'>>;

const STEP_MS = 100;

/** A browser whose later transport comes at once and whose chance is always the middle. */
export function fakeSound(page: Page = {}): FakeSound {
  const clock = fakeClock();
  const first = fakeTransport();
  const later = fakeTransport();
  const waiting = new Set<() => void>();
  let isOnline = true;
  return {
    clock,
    first,
    later,
    random: () => 0.5,
    loadLater: async () => later,
    loadFast: async () => null,
    hls: () => first,
    canHls: () => true,
    readPlaylist: async () => [],
    diagnose: async () => 'unavailable',
    unlock: () => {},
    isOnline: () => isOnline,
    onReturn(run) {
      waiting.add(run);
      return () => void waiting.delete(run);
    },
    isSecurePage: false,
    canPlay: () => true,
    ...page,
    setOnline(next) {
      isOnline = next;
      for (const run of waiting) run();
    },
    waitingForReturn: () => waiting.size,
    async sound(ms) {
      for (let passed = 0; passed < ms; passed += STEP_MS) {
        (later.opened.at(-1) ?? first.last()).play(STEP_MS / 1000, 3);
        await clock.advance(STEP_MS);
      }
    },
  };
}
