import { isMobile } from '@onda/core/dom/device';
import { ajaxAt, pageAjax } from '@onda/core/http/page-services';
import { systemClock } from '@onda/core/timing/clock';
import type { Widget } from '../actions';
import { isComposing } from '../box/typing';
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
  const suggestion = createSuggestion({ clock: systemClock, options, isMobile: isMobile(), ask });
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
  host.lifetime.onEnd(suggestion.stop);
  if (field.value !== '' && field === document.activeElement) suggestion.type(field.value);
}
