import type { Feature } from '@onda/core/element/feature';
import { elementInspector } from './contract';
import { inspectorMessages } from './messages';
import { inspectorWire } from './wire';

/** The panel by which editors hide elements of a page. */
export const inspectorFeature: Feature = {
  name: 'inspector',
  elements: [elementInspector],
  wire: inspectorWire,
  messages: inspectorMessages,
};
