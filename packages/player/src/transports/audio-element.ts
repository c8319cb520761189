import { systemClock } from '@onda/core/timing/clock';

/** An element whose server sends it enough at once sounds by then, on a phone too. */
const ALONE_MS = 200;

/** The same element every time, made when it is first asked for: the one that got the visitor's gesture. */
export type AudioElement = () => HTMLAudioElement;

export function audioElement(make: () => HTMLAudioElement = () => new Audio()): AudioElement {
  let audio: HTMLAudioElement | undefined;
  return () => {
    audio ??= make();
    return audio;
  };
}

/**
 * Before any await of a click, because only here the browser counts it. `volume` is 0 to 1. True once it sounds; a
 * refusal is met again, and shown, by the connection that takes over.
 */
export function beginSound(audio: HTMLAudioElement, stream: string, volume: number): Promise<boolean> {
  if (!stream) return Promise.resolve(false);
  audio.src = stream;
  audio.volume = volume;
  return audio.play().then(
    () => true,
    () => false,
  );
}

/** Until it sounds or cannot, a moment at most, a sound has the browser's main thread for itself. */
export function leftAlone(sound: Promise<boolean>): Promise<unknown> {
  return Promise.race([sound, new Promise<void>((go) => void systemClock.after(ALONE_MS, go))]);
}

/** Without an address and reloaded, an element holds no connection; paused alone it would hold the listener's slot. */
export function dropAddress(audio: HTMLAudioElement): void {
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
}
