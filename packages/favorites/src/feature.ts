import type { Feature } from '@onda/core/element/feature';
import { favoritesBlocks } from './block-fields';
import { favButton, favClear, favCount } from './contract';
import { favList } from './list/list-contract';
import { printedMessages } from './messages';
import { favoritesWire } from './wire';

/** Favorites: the buttons, the counts and the list. */
export const favoritesFeature: Feature = {
  name: 'favorites',
  blocks: favoritesBlocks,
  elements: [favButton, favList, favCount, favClear],
  wire: favoritesWire,
  messages: printedMessages,
};
