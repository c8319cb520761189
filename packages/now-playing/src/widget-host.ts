import type { AttributesOf } from '@onda/core/element/contract';
import type { Host } from '@onda/core/element/host';
import type { nowPlayingWidget } from './contract';

export type WidgetHost = Host<typeof nowPlayingWidget>;
export type WidgetAttributes = AttributesOf<typeof nowPlayingWidget>;
