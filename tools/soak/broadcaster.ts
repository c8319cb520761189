import { createStation, type Station } from '../../demo/station/station';
import { hasIcecast, type Icecast, type Source, startIcecast } from '../icecast/icecast';

/** A station on air, and what can go wrong with it. */
export interface Broadcaster {
  name: string;
  stream: string;
  dropSource(): Promise<void>;
  restoreSource(): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** Everything ends at once and comes back at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const MOUNT = '/live.mp3';

/** Debian's icecast2 where it is, else the demo station. */
export function startBroadcaster(): Promise<Broadcaster> {
  return hasIcecast() ? onIcecast() : onStation();
}

async function onIcecast(): Promise<Broadcaster> {
  const icecast: Icecast = await startIcecast();
  let source: Source = await icecast.startSource(MOUNT);
  const restore = async () => {
    source = await icecast.startSource(MOUNT);
  };
  return {
    name: 'icecast2',
    stream: icecast.stream(MOUNT),
    dropSource: async () => source.kill(),
    restoreSource: restore,
    freeze: icecast.freeze,
    thaw: icecast.thaw,
    async restart() {
      source.kill();
      await restore();
    },
    close: async () => icecast.stop(),
  };
}

async function onStation(): Promise<Broadcaster> {
  let station: Station = await createStation();
  const { port, streamUrl } = station;
  return {
    name: 'demo station',
    stream: streamUrl,
    dropSource: async () => station.dropSource(),
    restoreSource: async () => station.restoreSource(),
    freeze: () => station.freeze(),
    thaw: () => station.thaw(),
    async restart() {
      await station.close();
      station = await createStation({ port });
    },
    close: () => station.close(),
  };
}
