import type { ReactStore } from '@onda/core/element/host';
import type { PanelContent, PanelTranslate } from './panel-content';
import type { MastheadState } from './store';

/** The panel draws this. Everything that decides comes with the code that searches: the view brings no copy of it. */
export interface PanelModel {
  store: ReactStore<MastheadState>;
  contentOf(state: MastheadState): PanelContent;
  t: PanelTranslate;
  keywords: readonly string[];
  /** The panel's id. */
  id: string;
  /** The panel opens below it. */
  frame: HTMLElement;
  /** The search page for a phrase. */
  addressOf(phrase: string): string;
  /** The theme's own HTML as nodes that do nothing. */
  clean(html: string): DocumentFragment;
  /** Searches for a keyword; false where its link leads to the search page. */
  pick(word: string): boolean;
}
