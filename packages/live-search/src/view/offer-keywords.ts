import type { Translate } from '@onda/core/messages';
import type { Actions, Widget } from '../actions';
import { keywordLink, keywordRow, readKeywords, scrollToBox } from '../keywords';
import type { PanelText } from '../panel-messages';

/** A link that searches for its keyword here. */
export function tryKeyword({ box }: Widget, actions: Actions): (keyword: string) => HTMLElement {
  return (keyword) => {
    const address = actions.destination('results_page', keyword)?.address ?? '';
    return keywordLink(keyword, address, () => {
      actions.searchFor(keyword);
      box.field.focus({ preventScroll: true });
    });
  };
}

/** The rows under the box: 'Try this', and the most searched keywords with what the owner lets them do. */
export function offerKeywords(widget: Widget, actions: Actions, t: Translate<PanelText>): void {
  const { tryThis, topKeywords, topKeywordsAction } = widget.options();
  const { element } = widget.host;
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
      redirect: () => there && actions.lead(there, 'same'),
    }[topKeywordsAction];
    return keywordLink(keyword, there?.address ?? '', run);
  };
  if (offered.length > 0)
    widget.box.form.after(keywordRow('try', t('tryThis'), offered.map(tryKeyword(widget, actions))));
  if (searched.length > 0) widget.box.form.after(keywordRow('top', t('topKeywords'), searched.map(top)));
}
