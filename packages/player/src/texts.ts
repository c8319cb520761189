import type { AttributesOf } from '@onda/core/element/contract';
import type { Translate } from '@onda/core/i18n/messages';
import type { radioPlayer } from './contract';
import type { playerMessages } from './messages';
import type { onAirMessages } from './on-air/on-air-messages';

export type OnAirText = Translate<keyof (typeof onAirMessages)['en']>;
export type PlayerText = Translate<keyof (typeof playerMessages)['en']>;
export type PlayerAttributes = AttributesOf<typeof radioPlayer>;
