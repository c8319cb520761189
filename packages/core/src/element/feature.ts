import type { Catalog } from '../i18n/messages';
import type { ElementSpec } from './contract';

/** A package of elements, as the bundle sees it. */
export interface Feature {
  /** The name of its package's folder. */
  name: string;
  elements: readonly ElementSpec[];
  /** Every text that PHP may print for it. */
  messages: Catalog;
  /** Style sheets of views that a visitor opens: name → file. */
  styles?: Record<string, string>;
}
