import type { AudioConnection, AudioTransport, SignalType, Volume } from '../transports/transport';
import { createTransports } from '../transports/transports';
import type { SoundDependencies } from './sound-dependencies';
import { detectStalls, type Watcher } from './stall-detector';
import { fresh, isInsecureOn, isSigned, securely } from './stream-address';

/** The events of a connection; `late` if there was none in time. */
export type ConnectionSlotEvents = Record<SignalType | 'late', () => void>;

/** The one place where connections are opened: there is never more than one, and nothing is heard of an old one. */
export interface ConnectionSlot {
  /** The stream is likely to be opened: what carries it is fetched. */
  expect(stream: string): void;
  /** It may take `waitMs` to sound, and `stirringMs` where something has come of it by then. */
  open(stream: string, waitMs: number, on: ConnectionSlotEvents, stirringMs?: number): void;
  /** From the first sound on. */
  watch(watcher: Watcher): void;
  /** Of this connection and the next ones. */
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
  let forget = () => {};
  let race = new AbortController();
  let isFastNow = false;

  function close(): void {
    forget();
    forget = () => {};
    race.abort();
    current?.close();
    current = null;
  }

  /** Plays by `transport` from now on; another connection of the same call is taken out of its hands. */
  function carry(transport: AudioTransport, isFast: boolean, stream: string, on: ConnectionSlotEvents): void {
    current?.close();
    isFastNow = isFast;
    let isSounding = false;
    const note = (type: SignalType) => {
      if (type === 'playing') {
        isSounding = true;
        race.abort();
        transports.sounded(stream, isFast);
      }
      if (FAILURES.includes(type) && !isSounding) transports.failed(stream, isFast);
    };
    const mine = transport.open(nextAddress(stream, isFast), volume, ({ type }) => {
      if (mine !== current) return;
      note(type);
      on[type]();
    });
    current = mine;
  }

  /**
   * A slow connection that has nothing to play yet gives way to a fast one; one that sounds, or is about to, is let be.
   */
  async function overtake(stream: string, on: ConnectionSlotEvents): Promise<void> {
    const mine = new AbortController();
    const { signal } = mine;
    race = mine;
    const isLetBe = () => signal.aborted || (current?.received() ?? 0) > 0;
    const transport = await transports.overtaker(stream, nextAddress(stream, true), signal);
    if (!transport || isLetBe()) return mine.abort();
    // From here on it is the connection, and ends with it.
    race = new AbortController();
    carry(transport, true, stream, on);
  }

  return {
    expect: transports.expect,
    open(stream, waitMs, on, stirringMs = waitMs) {
      close();
      const giveUp = () => {
        transports.failed(stream, isFastNow);
        on.late();
      };
      forget = clock.after(waitMs, () => {
        if (!current?.stirs()) return giveUp();
        forget = clock.after(stirringMs - waitMs, giveUp);
      });
      const isFast = transports.isFast(stream);
      carry(transports.now(stream), isFast, stream, on);
      if (!isFast) void overtake(stream, on);
    },
    watch(watcher) {
      forget();
      if (current) forget = detectStalls(clock, current, watcher);
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
