import type { AudioConnection, AudioTransport, SignalType, Volume } from '../transports/transport';
import { createTransports } from '../transports/transports';
import type { SoundDependencies } from './sound-dependencies';
import { detectStalls, type Watcher } from './stall-detector';
import { fresh, isInsecureOn, isSigned, securely } from './stream-address';

/** The events of a connection; `late` if there was none in time. */
export type SlotEvents = Record<SignalType | 'late', () => void>;

/** The one place where connections are opened: there is never more than one, and nothing is heard of an old one. */
export interface ConnectionSlot {
  /** The stream is likely to be opened: what carries it is fetched. */
  expect(stream: string): void;
  /** It may take `waitMs` to sound, and `stirringMs` where something has come of it by then. */
  open(stream: string, waitMs: number, on: SlotEvents, stirringMs?: number): void;
  /** From the first sound on. */
  watch(watcher: Watcher): void;
  /** The volume of this connection and the next ones. */
  setVolume(volume: Volume): void;
  /** Sound that has arrived and is not heard yet. */
  bufferedSeconds(): number;
  close(): void;
}

type SlotDependencies = Pick<
  SoundDependencies,
  'clock' | 'first' | 'loadLater' | 'loadFast' | 'hls' | 'isSecurePage'
>;

const FAILURES: readonly SignalType[] = ['failed', 'undecodable'];

export function createConnectionSlot(dependencies: SlotDependencies): ConnectionSlot {
  const { clock } = dependencies;
  const nextAddress = addressBook(dependencies);
  const transports = createTransports(dependencies);
  let current: AudioConnection | null = null;
  let volume: Volume = { level: 1, isMuted: false };
  let cancelTimer = () => {};
  let upgrade = new AbortController();
  let isFastNow = false;

  function close(): void {
    cancelTimer();
    cancelTimer = () => {};
    upgrade.abort();
    current?.close();
    current = null;
  }

  /** Plays by `transport` from now on, in place of the connection that there is. */
  function openWith(transport: AudioTransport, isFast: boolean, stream: string, on: SlotEvents): void {
    current?.close();
    isFastNow = isFast;
    let isPlaying = false;
    const onSignal = (type: SignalType) => {
      if (type === 'playing') {
        isPlaying = true;
        upgrade.abort();
        transports.onPlaying(stream, isFast);
      }
      if (FAILURES.includes(type) && !isPlaying) transports.onFailure(stream, isFast);
    };
    const own = transport.open(nextAddress(stream, isFast), volume, ({ type }) => {
      if (own !== current) return;
      onSignal(type);
      on[type]();
    });
    current = own;
  }

  /** Replaces a slow connection by a fast one, but not one that plays or is about to. */
  async function upgradeTransport(stream: string, on: SlotEvents): Promise<void> {
    const own = new AbortController();
    const { signal } = own;
    upgrade = own;
    const transport = await transports.faster(stream, nextAddress(stream, true), signal);
    const isPlaying = signal.aborted || (current?.received() ?? 0) > 0;
    if (!transport || isPlaying) return own.abort();
    // `own` ends the fast transport from here on: it is the connection.
    upgrade = new AbortController();
    openWith(transport, true, stream, on);
  }

  return {
    expect: transports.prefetch,
    open(stream, waitMs, on, stirringMs = waitMs) {
      close();
      const giveUp = () => {
        transports.onFailure(stream, isFastNow);
        on.late();
      };
      cancelTimer = clock.after(waitMs, () => {
        if (!current?.stirs()) return giveUp();
        cancelTimer = clock.after(stirringMs - waitMs, giveUp);
      });
      const isFast = transports.isFast(stream);
      openWith(transports.now(stream), isFast, stream, on);
      if (!isFast) void upgradeTransport(stream, on);
    },
    watch(watcher) {
      cancelTimer();
      if (current) cancelTimer = detectStalls(clock, current, watcher);
    },
    setVolume(next) {
      volume = next;
      current?.setVolume(next);
    },
    bufferedSeconds: () => current?.ahead() ?? 0,
    close,
  };
}

/**
 * The very first connection takes the plain address, which may be warm; every later one must miss the caches. A signed
 * address is refused so: it is asked for as it is, every second time by the element, and always by what needs no cache.
 */
function addressBook({ clock, isSecurePage }: SlotDependencies) {
  const opened = new Map<string, number>();
  return (stream: string, isFast: boolean): string => {
    const address = isInsecureOn(isSecurePage, stream) ? securely(stream) : stream;
    const signed = isSigned(stream);
    if (signed && isFast) return address;
    const times = opened.get(stream) ?? 0;
    opened.set(stream, times + 1);
    const isPlain = times === 0 || (signed && times % 2 === 1);
    return isPlain ? address : fresh(address, clock.now());
  };
}
