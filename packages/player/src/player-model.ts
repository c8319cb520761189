import type { Host } from '@onda/core/element/host';
import type { InitialAnswer } from '@onda/core/poll/initial-poll';
import type { FeedReading } from '@onda/feeds/read-with';
import type { radioPlayer } from './contract';
import type { Photos } from './on-air/on-air';
import type { Player } from './store';
import type { PlayerText } from './texts';
import type { AudioElement } from './transports/audio-element';

export type PlayerHost = Host<typeof radioPlayer>;

/** The state of one player of a page, from the template to the view. */
export interface PlayerModel {
  audio: AudioElement;
  /** Everything beyond the template; there once somebody wanted it. */
  engine?: Engine | undefined;
  /** The reading of the feed before there was an engine. */
  reading?: FeedReading;
  /** The song that the sound itself named last, where the feed names none. */
  songInSound?: FeedReading;
  hasFeedSong?: boolean;
  /** The last answer of our server: its notes count for the songs that others tell, too. */
  answer?: unknown;
  isSoundFollowed?: boolean;
  /** The photos that were found for artists. */
  photos?: Photos;
  /** Art that did not load before there was an engine. */
  failedArt?: readonly string[];
  /** The answer to the first poll of the page, which the engine goes on from. */
  known?: InitialAnswer | undefined;
  /** Address of the quality that the visitor chose. */
  quality?: string | undefined;
  /** The poller asks for it. */
  isFollowed?: boolean;
  /** The engine does not start before: the sound that a click started goes first. */
  started?: Promise<unknown>;
  /** Takes away the buttons that stand for the view's own where the visitor saves data. */
  leavePlainTools?: () => void;
  /** Brings the engine; every call shares one promise, a failed one may be repeated. */
  load(): Promise<Engine>;
}

/** The player proper: its state, the sound that heals itself, and the printed parts kept equal to them. */
export interface Engine {
  player: Player;
  t: PlayerText;
  /** Handles a click on this part, or a move of this slider to `value`. */
  press(part: HTMLElement, value?: string): void;
}
