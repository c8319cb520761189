import type { AttributesOf } from '@onda/core/element/contract';
import type { Host } from '@onda/core/element/host';
import type { nowPlayingWidget } from './contract';
import type { Words } from './present';
import type { Widget } from './store';

export type WidgetHost = Host<typeof nowPlayingWidget>;
export type WidgetAttributes = AttributesOf<typeof nowPlayingWidget>;

/** The model that the opened block hands to its view. */
export interface BlockModel {
  widget?: Widget;
  words?: Words;
}
