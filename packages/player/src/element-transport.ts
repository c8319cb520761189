import { connectAudio } from './audio-connection';
import type { AudioTransport } from './transport';

/** The same element every time, made when it is first asked for: the one that got the visitor's gesture. */
export type AudioElement = () => HTMLAudioElement;

export function audioElement(make: () => HTMLAudioElement = () => new Audio()): AudioElement {
  let audio: HTMLAudioElement | undefined;
  return () => {
    audio ??= make();
    return audio;
  };
}

/** Plain `<audio>`: nothing to import, so it can start inside the very first click. */
export function elementTransport(element: AudioElement): AudioTransport {
  return {
    open(url, volume, tell) {
      const audio = element();
      audio.src = url;
      return connectAudio(audio, volume, tell, () => {});
    },
  };
}
