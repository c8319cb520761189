import type { Feature } from '@onda/core/element/feature';
import { viewsMessages } from './messages';
import { mostViewed } from './most-viewed-contract';
import { viewRecorder } from './recorder-contract';

/** Views of posts, and the lists ranked by them. */
export const viewsFeature: Feature = {
  name: 'views',
  elements: [viewRecorder, mostViewed],
  messages: viewsMessages,
};
