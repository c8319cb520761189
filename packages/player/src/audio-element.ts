/** The same element every time, made when it is first asked for: the one that got the visitor's gesture. */
export type AudioElement = () => HTMLAudioElement;

export function audioElement(make: () => HTMLAudioElement = () => new Audio()): AudioElement {
  let audio: HTMLAudioElement | undefined;
  return () => {
    audio ??= make();
    return audio;
  };
}

/** Without an address and reloaded, an element holds no connection; paused alone it would hold the listener's slot. */
export function dropAddress(audio: HTMLAudioElement): void {
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
}
