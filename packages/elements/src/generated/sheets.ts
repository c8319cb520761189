// Printed by `pnpm generate` from the contracts. Do not edit.
import player from '../../../player/src/view/player.css';
import nowPlaying from '../../../now-playing/src/now-playing.css';
import mostViewed from '../../../views/src/view/most-viewed.css';
import inspector from '../../../inspector/src/view/inspector.css';
import playerMore from '../../../player/src/view/player-more.css';
import nowPlayingBlock from '../../../now-playing/src/block.css';

/** Name → text. */
export const sheets: Readonly<Record<string, string>> = {
  'player': player,
  'now-playing': nowPlaying,
  'most-viewed': mostViewed,
  'inspector': inspector,
  'player-more': playerMore,
  'now-playing-block': nowPlayingBlock,
};
