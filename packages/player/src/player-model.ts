import type { Host } from '@onda/core/element/host';
import type { InitialAnswer } from '@onda/core/poll/initial-poll';
import type { FeedReading } from '@onda/feeds/read-with';
import type { radioPlayer } from './contract';
import type { WindowSound } from './framed/lent/window-sound';
import type { Photos } from './on-air/on-air';
import type { Player } from './store';
import type { PlayerText } from './texts';
import type { AudioElement } from './transports/audio-element';

export type PlayerHost = Host<typeof radioPlayer>;

/** A player of a page, from its shell to its view. */
export interface PlayerModel {
  audio: AudioElement;
  /** Brings the engine; every call shares one promise, a failed one may be repeated. */
  load(): Promise<Engine>;
  /** There once it has loaded. */
  engine?: Engine | undefined;
  /** The engine does not start before: the sound that a click started goes first. */
  started?: Promise<unknown>;
  onAir: OnAirNotes;
  /** The sound of the window that frames the page. */
  lent?: WindowSound | undefined;
  /** Address of the quality that the visitor chose. */
  quality?: string | undefined;
  /** Takes away the buttons that stand for the view's own. Returns what gives the focus of one to the view's. */
  leavePlainTools?: () => () => void;
}

/** All that the player was told of the song, with and without an engine. */
export interface OnAirNotes {
  /** The answer to the first poll of the page, which the poller goes on from. */
  known?: InitialAnswer | undefined;
  /** The last answer of our server: its notes count for the songs that others tell, too. */
  answer?: unknown;
  /** The last reading of the feed. */
  reading?: FeedReading;
  hasFeedSong?: boolean;
  /** The station tells its songs by itself. */
  isPushed?: boolean;
  /** The song that the sound itself named last, where the feed names none. */
  songInSound?: FeedReading;
  /** The photos that were found for artists. */
  photos?: Photos;
  /** Art that did not load before there was an engine. */
  failedArt?: readonly string[];
  /** The poller asks for it. */
  isFollowed?: boolean;
  isSoundFollowed?: boolean;
}

/** The player proper: its state, the sound that heals itself, and the printed parts kept equal to them. */
export interface Engine {
  player: Player;
  t: PlayerText;
  /** Handles a click on this part, or a move of this slider to `value`. */
  press(part: HTMLElement, value?: string): void;
}
