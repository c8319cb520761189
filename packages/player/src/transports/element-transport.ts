import { connectAudio } from './audio-connection';
import type { AudioElement } from './audio-element';
import type { AudioTransport } from './transport';

/**
 * Plain `<audio>`: nothing to import, so it can start inside the very first click; a sound that the click has begun
 * goes on.
 */
export function elementTransport(element: AudioElement): AudioTransport {
  return {
    open(url, volume, tell) {
      const audio = element();
      if (audio.src !== new URL(url, document.baseURI).href) audio.src = url;
      return connectAudio(audio, volume, tell, () => {});
    },
  };
}
