import type { Translate } from '@onda/core/i18n/messages';
import type { Item } from './item';
import type { imageLightboxMessages } from './messages';
import type { Lightbox } from './store';

/** The model of the lightbox's view. */
export interface LightboxModel {
  t: Translate<keyof (typeof imageLightboxMessages)['es']>;
  items: readonly Item[];
  lightbox: Lightbox;
  /** Pixels. */
  sizes: { width: number; height: number; margin: number };
  closed(): void;
}
