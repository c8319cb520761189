import { adoptStyle } from '@onda/core/element/adopt-style';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import type { SearchOptions } from '../options/options';
import type { SearchHost } from '../search-host';
import sheet from './layouts.css';
import { pageMessages } from './page-messages';
import { createPages, type Pages } from './pages';

/** The layouts besides the list: a row, photographs, and a grid, which may have pages. */
export function applyLayout({ element, lang }: SearchHost, options: () => SearchOptions): Pages | undefined {
  adoptStyle(element, sheet);
  const { resultstype, isotopicPagination } = options();
  if (resultstype !== 'isotopic' || !isotopicPagination) return undefined;
  const t = translator(pageMessages, lang, readConfig().messages['live-search']);
  return createPages(() => options().isotopicItems, t);
}
