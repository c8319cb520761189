import type { Feature } from '@onda/core/element/feature';
import { joined } from '@onda/core/i18n/joined';
import { searchBlocks } from './block-fields/search-blocks';
import { aspSearch } from './contract';
import { mastheadSearch } from './masthead-search/contract';
import { mastheadMessages } from './masthead-search/messages';
import { printedMessages } from './messages';
import { replyMessages } from './reply-messages';
import { searchWire } from './wire';

/** Live search, and the search box of a masthead. */
export const liveSearchFeature: Feature = {
  name: 'live-search',
  blocks: searchBlocks,
  elements: [aspSearch, mastheadSearch],
  wire: searchWire,
  messages: joined(printedMessages, mastheadMessages, replyMessages),
};
