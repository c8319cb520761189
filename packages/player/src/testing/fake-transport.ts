import type { AudioConnection, AudioTransport, SignalType, Volume } from '../transports/transport';

export interface FakeTransport extends AudioTransport {
  /** Every connection that was ever opened, oldest first. */
  opened: FakeConnection[];
  /** The newest; throws when there is none. */
  last(): FakeConnection;
  /** How many are not closed. */
  listeners(): number;
}

export interface FakeConnection extends AudioConnection {
  url: string;
  volume: Volume;
  isClosed: boolean;
  tell(type: SignalType): void;
  /** So many seconds were heard, so many have arrived beyond them. */
  play(seconds: number, ahead?: number): void;
  /** The server answers. */
  stir(): void;
}

export function fakeTransport(): FakeTransport {
  const opened: FakeConnection[] = [];
  return {
    opened,
    open(url, volume, tell) {
      const connection = fakeConnection(url, volume, tell);
      opened.push(connection);
      return connection;
    },
    last() {
      const last = opened.at(-1);
      if (!last) throw new Error('no connection was opened');
      return last;
    },
    listeners: () => opened.filter((connection) => !connection.isClosed).length,
  };
}

function fakeConnection(
  url: string,
  volume: Volume,
  tell: (signal: { type: SignalType }) => void,
): FakeConnection {
  let position = 0;
  let received = 0;
  let isStirring = false;
  const connection: FakeConnection = {
    url,
    volume,
    isClosed: false,
    tell: (type) => tell({ type }),
    play(seconds, ahead = 0) {
      position += seconds;
      received = position + ahead;
    },
    setVolume(next) {
      connection.volume = next;
    },
    position: () => position,
    received: () => received,
    stir() {
      isStirring = true;
    },
    stirs: () => isStirring,
    ahead: () => received - position,
    close() {
      connection.isClosed = true;
    },
  };
  return connection;
}
