import type { Feature } from '@onda/core/element/feature';
import { elementInspector } from './contract';
import { inspectorMessages } from './messages';

/** The panel by which editors hide elements of a page. */
export const inspectorFeature: Feature = {
  name: 'inspector',
  elements: [elementInspector],
  messages: inspectorMessages,
};
