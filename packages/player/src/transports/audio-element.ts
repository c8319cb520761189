import { systemClock } from '@onda/core/timing/clock';

/** An element is heard by then, on a phone too, where its server sends enough at once. */
const ALONE_MS = 200;

/** Returns the same element every time, made at the first call: the one that got the visitor's gesture. */
export type AudioElement = () => HTMLAudioElement;

export function audioElement(make: () => HTMLAudioElement = () => new Audio()): AudioElement {
  let audio: HTMLAudioElement | undefined;
  return () => {
    audio ??= make();
    return audio;
  };
}

/**
 * Starts `stream` at `volume` (0 to 1). Call it before any `await` of a click: only there the browser lets it sound.
 * Resolves to true once it is heard. The connection that takes over meets a refusal again, and shows it.
 */
export function startSound(audio: HTMLAudioElement, stream: string, volume: number): Promise<boolean> {
  if (!stream) return Promise.resolve(false);
  audio.src = stream;
  audio.volume = volume;
  return audio.play().then(
    () => true,
    () => false,
  );
}

/** Settles once the sound is heard or has failed, after `ALONE_MS` at most: until then it has the main thread. */
export function settledOrWaited(sound: Promise<boolean>): Promise<unknown> {
  return Promise.race([sound, new Promise<void>((go) => void systemClock.after(ALONE_MS, go))]);
}

/** An element without an address, reloaded, holds no connection; paused alone it would hold the listener's slot. */
export function dropAddress(audio: HTMLAudioElement): void {
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
}
