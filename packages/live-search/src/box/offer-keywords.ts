import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import type { Translate } from '@onda/core/i18n/messages';
import type { Actions, Widget } from '../actions';
import type { PanelText } from '../panel-messages';
import { keywordRow, keyword as keywordTemplate } from './generated/keyword-templates';
import { isPlainClick } from './plain-click';

/** M-9.76: how far below the top of the window the search box comes to stand, as a part of its height. */
export const SCROLL_OFFSET = 0.1;

/** The rows under the box: 'Try this', and the most searched keywords with what the owner lets them do. */
export function offerKeywords(widget: Widget, actions: Actions, t: Translate<PanelText>): void {
  const { tryThis, topKeywords, topKeywordsAction } = widget.options();
  const { element, lifetime } = widget.host;
  const offered = readKeywords(tryThis);
  const searched = readKeywords(topKeywords);
  const tried = (keyword: string) => {
    const address = actions.destination('results_page', keyword)?.address ?? '';
    return keywordLink(keyword, address, () => actions.tryKeyword(keyword));
  };
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
  if (offered.length > 0) show(rowOf('try', t('tryThis'), offered.map(tried)));
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

function rowOf(part: string, title: string, links: readonly HTMLElement[]): HTMLElement {
  const row = fromTemplate(keywordRow, { part, title });
  row.append(...links);
  return row;
}

/** A link to the search page of the keyword; `run` is what a plain click does. */
function keywordLink(keyword: string, address: string, run: (() => void) | undefined): HTMLElement {
  const link = fromTemplate(keywordTemplate, { keyword, address });
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    run?.();
  });
  return link;
}

/** Brings the search box into sight. */
function scrollToBox(element: HTMLElement): void {
  const top = element.getBoundingClientRect().top + window.scrollY - window.innerHeight * SCROLL_OFFSET;
  window.scrollTo({ top: Math.max(0, top) });
}
