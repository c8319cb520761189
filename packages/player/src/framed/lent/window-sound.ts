import { type FramingWindow, framingWindow } from '@onda/core/dom/framing-window';
import type { Sound } from '../../sound/sound';
import type { Player } from '../../store';

/** The sound of the window, for the elements of the page in its frame. */
export interface WindowSound {
  /** The state of a source, a station's id, else its stream; idle where the window plays another one, or nothing. */
  soundOf(source: string): Sound;
  /** The player that sounds, or would; undefined before it has its engine. */
  player(): Player | undefined;
  /** Plays the station of an element inside the gesture; the bar of the window becomes that station's. */
  play(element: HTMLElement): void;
  pause(source: string): void;
  /** Plays, or ends what sounds of it. */
  toggle(element: HTMLElement): void;
  /** At each change of what sounds, of its volume and of the players; returns the undo. */
  subscribe(run: () => void): () => void;
}

/** A window that frames the page. */
export interface Framing extends FramingWindow {
  sound: WindowSound;
}

/** Undefined on a page of its own. */
export const windowSound = (): WindowSound | undefined => (framingWindow() as Framing | undefined)?.sound;
