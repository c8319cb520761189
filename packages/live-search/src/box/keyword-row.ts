import { fromTemplate } from '@onda/core/dom/from-template';
import type { Translate } from '@onda/core/i18n/messages';
import type { Actions } from '../actions';
import type { PanelText } from '../panel-messages';
import { keywordRow, keyword as keywordTemplate } from './generated/keyword-templates';
import { isPlainClick } from './plain-click';

/** A row of keywords under a title. */
export function rowOf(part: string, title: string, links: readonly HTMLElement[]): HTMLElement {
  const row = fromTemplate(keywordRow, { part, title });
  row.append(...links);
  return row;
}

/** A link to the search page of the keyword; `run` is what a plain click does. */
export function keywordLink(keyword: string, address: string, run: (() => void) | undefined): HTMLElement {
  const link = fromTemplate(keywordTemplate, { keyword, address });
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    run?.();
  });
  return link;
}

/** Keywords to try: a plain click searches here. */
export function triedRow(
  keywords: readonly string[],
  actions: Actions,
  t: Translate<PanelText>,
): HTMLElement {
  const tried = (keyword: string) => {
    const address = actions.destination('results_page', keyword)?.address ?? '';
    return keywordLink(keyword, address, () => actions.tryKeyword(keyword));
  };
  return rowOf('try', t('tryThis'), keywords.map(tried));
}
