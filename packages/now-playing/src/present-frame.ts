import type { FrameWords, ShownFrame } from './Frame';

/** The state of the frame while the block is not built, and as the block tells it. */
export interface FrameState {
  isOpen: boolean;
  /** The song that a player of the same station told; empty until one does. */
  song: string;
  /** How the block or its feed comes; empty before the first opening, and where the songs say it all. */
  status: string;
}

/** The words as they stand in the page; `now` is the line without a song. */
export type PrintedWords = FrameWords & { now: string };

export const presentFrame = ({ isOpen, song, status }: FrameState, words: PrintedWords): ShownFrame => ({
  isOpen,
  now: song || words.now,
  more: words[isOpen ? 'close' : 'more'],
  status,
});
