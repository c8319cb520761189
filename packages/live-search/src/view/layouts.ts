import { adoptStyle } from '@onda/core/adopt-style';
import { systemClock } from '@onda/core/clock';
import { readConfig } from '@onda/core/config';
import { translator } from '@onda/core/messages';
import type { Layout } from './connect';
import sheet from './layouts.css';
import { pageMessages } from './page-messages';
import { createPages } from './pages';

/** The layouts besides the list: a row, photographs, and a grid in pages. */
export const layouts: Layout = {
  createPages({ host, options }, list) {
    adoptStyle(host.element, sheet);
    const { resultstype, isotopicPagination } = options();
    if (resultstype !== 'isotopic' || !isotopicPagination) return undefined;
    const perPage = () => options().isotopicItems;
    const t = translator(pageMessages, host.lang, readConfig().messages['live-search']);
    return createPages({ list, t, clock: systemClock, signal: host.life.signal, perPage });
  },
};
