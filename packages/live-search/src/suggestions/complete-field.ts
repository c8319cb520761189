import { isMobile } from '@onda/core/dom/device';
import { ajaxAt, pageAjax } from '@onda/core/http/page-services';
import { systemClock } from '@onda/core/timing/clock';
import type { Widget } from '../actions';
import { isComposing } from '../box/typing';
import { isLongEnough, phraseOf } from '../search/phrase';
import type { SearchState } from '../search/search-state';
import { isAnswered } from '../wire/answer';
import { showGhost } from './ghost-text';
import { createSuggestion } from './suggestion';
import { createSuggestionApi } from './suggestion-api';

/** Completes what is typed, behind the caret. */
export function completeField({ host, box, search, options, name, filters }: Widget): void {
  const { ajaxUrl } = options();
  const ask = createSuggestionApi(ajaxUrl ? ajaxAt(ajaxUrl) : pageAjax().ajax, () => ({
    ...name,
    filters: filters().written,
    lang: options().autocompleteLang,
    isServiceOnly: options().autocompleteGoogleOnly,
  }));
  const isSearched = (typed: string) => {
    const { triggerType, charcount } = options();
    return triggerType && !options().autocompleteGoogleOnly && isLongEnough(phraseOf(typed), charcount);
  };
  const dependencies = { clock: systemClock, options, isMobile: isMobile(), ask, isSearched };
  const suggestion = createSuggestion(dependencies);
  const { field } = box;
  const typed = (event: Event) => {
    if (!isComposing(event)) suggestion.type(field.value);
  };
  field.addEventListener('input', typed, { signal: host.lifetime.signal });
  field.form?.addEventListener('reset', () => suggestion.type(''), { signal: host.lifetime.signal });
  box.clear.addEventListener('click', () => suggestion.type(''), { signal: host.lifetime.signal });
  showGhost(field, suggestion, host.lifetime, () => {
    box.update();
    search.type(field.value);
  });
  const answered = ({ answer }: SearchState, before: SearchState) => {
    if (!answer || answer.first === before.answer?.first || !isAnswered(answer.first)) return;
    if (isSearched(answer.phrase))
      suggestion.answered('completion' in answer.first ? answer.first.completion : undefined);
  };
  host.lifetime.onEnd(search.store.subscribe(answered));
  host.lifetime.onEnd(suggestion.stop);
  if (field.value !== '' && field === document.activeElement) suggestion.type(field.value);
}
