import type { Feature } from '@onda/core/element/feature';
import { viewsBlocks } from './block-fields';
import { viewsMessages } from './messages';
import { mostViewed } from './most-viewed-contract';
import { viewRecorder } from './recorder/recorder-contract';
import { viewsWire } from './wire';

/** Views of posts, and the lists ranked by them. */
export const viewsFeature: Feature = {
  name: 'views',
  blocks: viewsBlocks,
  elements: [viewRecorder, mostViewed],
  wire: viewsWire,
  messages: viewsMessages,
};
