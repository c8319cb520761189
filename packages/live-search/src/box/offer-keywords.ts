import { untilEnd } from '@onda/core/dom/from-template';
import type { Translate } from '@onda/core/i18n/messages';
import type { Actions, Widget } from '../actions';
import type { PanelText } from '../panel-messages';
import { keywordLink, rowOf, triedRow } from './keyword-row';

/** M-9.76: how far below the top of the window the search box comes to stand, as a part of its height. */
export const SCROLL_OFFSET = 0.1;

/** The rows under the box: 'Try this', and the most searched keywords with what the owner lets them do. */
export function offerKeywords(widget: Widget, actions: Actions, t: Translate<PanelText>): void {
  const { tryThis, topKeywords, topKeywordsAction } = widget.options();
  const { element, lifetime } = widget.host;
  const offered = readKeywords(tryThis);
  const searched = readKeywords(topKeywords);
  const top = (keyword: string) => {
    const there = actions.destination('results_page', keyword);
    const run = {
      nothing: undefined,
      search() {
        actions.searchFor(keyword);
        scrollToBox(element);
      },
      redirect: () => there && actions.navigate(there, 'same'),
    }[topKeywordsAction];
    return keywordLink(keyword, there?.address ?? '', run);
  };
  const show = (row: HTMLElement) => widget.box.form.after(untilEnd(row, element, lifetime));
  if (offered.length > 0) show(triedRow(offered, actions, t));
  if (searched.length > 0) show(rowOf('top', t('topKeywords'), searched.map(top)));
}

/** The keywords of an attribute: a list of texts, or texts with commas between. */
function readKeywords(written: unknown): string[] {
  const list = typeof written === 'string' ? written.split(',') : written;
  if (!Array.isArray(list)) return [];
  return list
    .filter((word): word is string => typeof word === 'string' && word.trim() !== '')
    .map((word) => word.trim());
}

/** Brings the search box into sight. */
function scrollToBox(element: HTMLElement): void {
  const top = element.getBoundingClientRect().top + window.scrollY - window.innerHeight * SCROLL_OFFSET;
  window.scrollTo({ top: Math.max(0, top) });
}
