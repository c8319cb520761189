import Hls from 'hls.js/light';
import { connectAudio } from './audio-connection';
import type { AudioElement } from './audio-element';
import type { AudioTransport } from './transport';

/** What was heard is kept for so many seconds. */
const BACK_BUFFER_S = 30;

/** HLS for browsers that cannot do it themselves. A fault of the sound is mended once by the library, then told. */
export function hlsTransport(element: AudioElement, Library = Hls): AudioTransport {
  return {
    open(url, volume, tell) {
      const audio = element();
      // A worker would come from a blob: address, which `script-src 'self'` refuses.
      const hls = new Library({ backBufferLength: BACK_BUFFER_S, enableWorker: false });
      let isRecovered = false;
      hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
        if (!fatal) return;
        const isMedia = type === Hls.ErrorTypes.MEDIA_ERROR;
        if (!isMedia || isRecovered) return tell({ type: isMedia ? 'undecodable' : 'failed' });
        isRecovered = true;
        hls.recoverMediaError();
        audio.play().catch(() => {});
      });
      hls.loadSource(url);
      hls.attachMedia(audio);
      return connectAudio(audio, volume, tell, () => hls.destroy());
    },
  };
}
