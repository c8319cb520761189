import { type ByteStream, openByteStream } from '@onda/core/http/byte-stream';
import type { Clock } from '@onda/core/timing/clock';
import { connectAudio } from '../transports/audio-connection';
import type { AudioElement } from '../transports/audio-element';
import type { FastTransport } from '../transports/fast-transport';
import type { AudioTransport } from '../transports/transport';
import { createMediaBuffer } from './media-buffer';
import { mseFormat } from './mse-format';
import { pumpStream } from './stream-pump';

export interface MseDependencies {
  clock: Clock;
  openStream: typeof openByteStream;
  createBuffer: typeof createMediaBuffer;
}

const mseDependencies = (clock: Clock): MseDependencies => ({
  clock,
  openStream: openByteStream,
  createBuffer: createMediaBuffer,
});

/**
 * MP3 and AAC by Media Source Extensions. A plain element wants 128 kB of an mp3 before it sounds, four seconds on
 * stock Icecast; this plays the first frames that come, and goes on under its buffer when a connection breaks.
 */
export function mseTransport(
  element: AudioElement,
  clock: Clock,
  dependencies = mseDependencies(clock),
): FastTransport {
  const over = (opening: (url: string, signal: AbortSignal) => Promise<ByteStream>): AudioTransport => ({
    open(url, volume, tell) {
      const audio = element();
      const lifetime = new AbortController();
      const failed = () => tell({ type: 'failed' });
      const { close, ...buffer } = dependencies.createBuffer(() => audio.currentTime, failed);
      audio.src = buffer.url;
      const connection = connectAudio(audio, volume, tell, () => {
        lifetime.abort();
        close();
      });
      const opened = opening(url, lifetime.signal);
      let isAnswered = false;
      opened.then(
        () => (isAnswered = true),
        () => {},
      );
      const end = { ...buffer, ahead: connection.ahead, dry: () => tell({ type: 'ended' }), failed };
      void pumpStream(dependencies, url, opened, end, lifetime.signal);
      // The pump itself notices a frozen server and mends it under the buffer, so the watch is not told of droughts.
      return { ...connection, received: connection.position, stirs: () => isAnswered };
    },
  });

  return {
    ...over(dependencies.openStream),
    async prepare(url, signal) {
      const stream = await dependencies.openStream(url, signal);
      if (stream.status === 200 && mseFormat(stream.contentType)) return over(async () => stream);
      stream.close();
      return null;
    },
  };
}
