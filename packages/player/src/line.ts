import { type Watcher, watchSound } from './sound-watch';
import type { SoundWorld } from './sound-world';
import { fresh, isInsecureOn, securely } from './stream-address';
import type { AudioConnection, AudioTransport, SignalType, Volume } from './transport';

/** What can happen on a line; `late` when nothing at all has happened in time. */
export type LineEvents = Record<SignalType | 'late', () => void>;

/** The one place where connections are opened: there is never more than one, and nothing is heard of an old one. */
export interface Line {
  open(stream: string, waitMs: number, on: LineEvents): void;
  /** From the first sound on. */
  watch(watcher: Watcher): void;
  /** Of this connection and the next ones. */
  setVolume(volume: Volume): void;
  /** Sound that has arrived and is not heard yet. */
  bufferedSeconds(): number;
  close(): void;
}

type LineWorld = Pick<SoundWorld, 'clock' | 'first' | 'loadLater' | 'isSecurePage'>;

export function createLine(world: LineWorld): Line {
  const { clock } = world;
  const nextAddress = addressBook(world);
  const transports = transportsOf(world);
  let current: AudioConnection | null = null;
  let volume: Volume = { level: 1, isMuted: false };
  let forget = () => {};

  function close(): void {
    forget();
    forget = () => {};
    current?.close();
    current = null;
  }

  return {
    open(stream, waitMs, on) {
      close();
      forget = clock.after(waitMs, on.late);
      const mine = transports.now().open(nextAddress(stream), volume, ({ type }) => {
        if (mine === current) on[type]();
      });
      current = mine;
    },
    watch(watcher) {
      transports.improve();
      forget();
      if (current) forget = watchSound(clock, current, watcher);
    },
    setVolume(next) {
      volume = next;
      current?.setVolume(next);
    },
    bufferedSeconds: () => (current ? current.received() - current.position() : 0),
    close,
  };
}

/** The very first connection takes the plain address, which may be warm; every later one must miss the caches. */
function addressBook({ clock, isSecurePage }: LineWorld): (stream: string) => string {
  const known = new Set<string>();
  return (stream) => {
    const address = isInsecureOn(isSecurePage, stream) ? securely(stream) : stream;
    if (known.has(stream)) return fresh(address, clock.now());
    known.add(stream);
    return address;
  };
}

function transportsOf({ first, loadLater }: LineWorld) {
  let best = first;
  let isAsked = false;
  const take = (later: AudioTransport | null) => {
    best = later ?? first;
  };
  return {
    now: () => best,
    improve() {
      if (isAsked) return;
      isAsked = true;
      loadLater().then(take, () => {});
    },
  };
}
