import type { Clock } from '@onda/core/timing/clock';
import Hls from 'hls.js/light';
import { connectAudio } from './audio-connection';
import type { AudioElement } from './audio-element';
import { SEGMENT_EVENT } from './segment-event';
import type { AudioTransport } from './transport';

/** Seconds of played sound that are kept. */
const BACK_BUFFER_S = 30;

/** The library mends one fault of the sound; another one within this time is told (M-9.27). */
const RECOVERY_WINDOW_MS = 3000;

/** HLS for browsers that cannot play it themselves. */
export function hlsTransport(element: AudioElement, clock: Clock, Library = Hls): AudioTransport {
  return {
    open(url, volume, tell) {
      const audio = element();
      // A worker would come from a blob: address, which `script-src 'self'` refuses.
      const hls = new Library({ backBufferLength: BACK_BUFFER_S, enableWorker: false });
      let recoveredAt = Number.NEGATIVE_INFINITY;
      hls.on(Hls.Events.FRAG_CHANGED, (_event, { frag }) => {
        if (frag.title) audio.dispatchEvent(new CustomEvent(SEGMENT_EVENT, { detail: frag.title }));
      });
      hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
        if (!fatal) return;
        if (type !== Hls.ErrorTypes.MEDIA_ERROR) return tell({ type: 'failed' });
        if (clock.now() - recoveredAt <= RECOVERY_WINDOW_MS) return tell({ type: 'undecodable' });
        recoveredAt = clock.now();
        hls.recoverMediaError();
        audio.play().catch(() => {});
      });
      hls.loadSource(url);
      hls.attachMedia(audio);
      return connectAudio(audio, volume, tell, () => hls.destroy());
    },
  };
}
