import type { AudioElement } from './audio-element';
import { Howl, Howler } from './howler-quiet';
import { howlerTransport } from './howler-transport';

/** Howler and what plays by it, in one chunk. */
export const loadHowler = (element: AudioElement) => howlerTransport({ Howl, Howler }, element);
