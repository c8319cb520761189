import { serverHtml } from '@onda/core/dom/server-html';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { searchAddress } from '../addresses/search-address';
import { isPlainClick } from '../box/plain-click';
import type { SearchState } from '../search/search-state';
import type { Box } from './masthead-box';
import type { MastheadHost } from './masthead-host';
import { contentOf } from './panel-content';
import { mastheadPanelMessages } from './panel-messages';
import type { Masthead } from './store';
import { trendingKeywords } from './trending';

export type PanelModel = ReturnType<typeof createPanelModel>;

let made = 0;

/** The panel draws this. Everything that decides comes with the code that searches: the view brings no copy of it. */
export function createPanelModel(
  { lang, attributes }: MastheadHost,
  { frame, form, field }: Box,
  { search, active }: Masthead,
  isLive: () => boolean,
) {
  const { messages, settings } = readConfig();
  const { template, keywords: own } = attributes.getState();
  const t = translator(mastheadPanelMessages, lang, messages['live-search']);
  const keywords = trendingKeywords(own, settings['live-search']);
  return {
    search: search.store,
    active,
    contentOf: (state: SearchState, isActive: boolean) =>
      contentOf(state, isActive, { t, keywords, template }),
    t,
    keywords,
    /** The panel's id. */
    id: `onda-masthead-panel-${++made}`,
    /** The panel opens below it. */
    frame,
    /** The search page for a phrase. */
    addressOf: (phrase: string) => searchAddress(form?.action ?? '', phrase),
    /** The theme's own HTML as nodes that do nothing. */
    clean: (html: string) => serverHtml(html),
    /** Searches for a keyword, where its link is not to lead to the search page or into another tab. */
    pick(click: MouseEvent, word: string) {
      if (!isPlainClick(click) || !isLive()) return;
      click.preventDefault();
      field.value = word;
      field.focus();
      search.search(word);
    },
  };
}
