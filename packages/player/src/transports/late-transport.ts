import type { AudioConnection, AudioTransport } from './transport';

/** A transport that is fetched when it is first opened; `unlock` runs inside the gesture. */
export function lateTransport(load: () => Promise<AudioTransport>, unlock: () => void): AudioTransport {
  return {
    open(url, volume, tell) {
      let connection: AudioConnection | null = null;
      let isClosed = false;
      let wanted = volume;
      const open = (transport: AudioTransport) => {
        if (!isClosed) connection = transport.open(url, wanted, tell);
      };
      unlock();
      load().then(open, () => !isClosed && tell({ type: 'failed' }));
      return {
        setVolume(next) {
          wanted = next;
          connection?.setVolume(next);
        },
        position: () => connection?.position() ?? 0,
        received: () => connection?.received() ?? 0,
        stirs: () => connection?.stirs() ?? false,
        ahead: () => connection?.ahead() ?? 0,
        close() {
          isClosed = true;
          connection?.close();
        },
      };
    },
  };
}
