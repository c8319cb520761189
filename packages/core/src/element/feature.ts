import type { Catalog } from '../i18n/messages';
import type { Wire } from '../wire/wire';
import type { BlockEditing } from './block-fields';
import type { ElementSpec } from './contract';

/** A package of elements, as the bundle sees it. */
export interface Feature {
  /** The name of its package's folder. */
  name: string;
  elements: readonly ElementSpec[];
  /** Tag → how the block editor shows an element with a block. */
  blocks?: Record<string, BlockEditing>;
  /** Its requests and replies. */
  wire?: Wire;
  /** Every text that PHP may print for it. */
  messages: Catalog;
  /** Style sheets of views that a visitor opens: name → file. */
  styles?: Record<string, string>;
}
