import type { ReactStore } from '@onda/core/element/host';
import type { SearchState } from '../search/search-state';
import type { PanelContent, PanelTranslate } from './panel-content';

/** The panel draws this. Everything that decides comes with the code that searches: the view brings no copy of it. */
export interface PanelModel {
  search: ReactStore<SearchState>;
  active: ReactStore<boolean>;
  contentOf(state: SearchState, isActive: boolean): PanelContent;
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
  /** Searches for a keyword; its link leads to the search page where the box does not search, and to another tab. */
  pick(click: MouseEvent, word: string): void;
}
