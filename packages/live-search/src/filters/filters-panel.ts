import { adoptStyle } from '@onda/core/adopt-style';
import { readConfig } from '@onda/core/config';
import type { Life } from '@onda/core/life';
import { type Language, type Translate, translator } from '@onda/core/messages';
import type { Box } from '../view/box';
import { make } from '../view/make';
import { type Control, drawControl } from './filter-controls';
import type { Filters, FiltersState } from './filters';
import { isValid } from './filters';
import sheet from './filters.css';
import { type FilterText, filterMessages } from './messages';
import type { Filter } from './read-filters';

export interface FiltersWorld {
  element: HTMLElement;
  box: Box;
  /** Opens and closes the panel. */
  button: HTMLElement;
  filters: Filters;
  lang: Language;
  life: Pick<Life, 'onEnd' | 'signal'>;
}

/** The panel of filters, open from the start; its button closes and opens it. */
export function showFilters({ element, box, button, filters, lang, life }: FiltersWorld): void {
  adoptStyle(element, sheet);
  const t: Translate<FilterText> = translator(filterMessages, lang, readConfig().messages['live-search']);
  const controls = filters.filters.map((filter) => [filter, drawControl(filter, t, filters.set)] as const);
  const reset = make('button', 'reset', {}, t('reset'));
  const panel = make('div', 'filters', { role: 'group', 'aria-label': t('filters') });
  panel.id = `${box.field.getAttribute('aria-controls')}-filters`;
  panel.append(...controls.map(([, { node }]) => node), reset);
  box.form.after(panel);
  button.setAttribute('aria-controls', panel.id);

  const open = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  const paint = (state: FiltersState) => {
    for (const [filter, control] of controls) paintControl(filter, control, state, t);
    reset.hidden = !state.isChanged;
  };
  open(true);
  paint(filters.store.getState());
  button.addEventListener('click', () => open(panel.hidden), { signal: life.signal });
  reset.addEventListener('click', filters.reset);
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    open(false);
    button.focus();
  });
  life.onEnd(filters.store.subscribe(paint));
  life.onEnd(() => panel.remove());
}

/** What is chosen, and why it cannot be searched. */
function paintControl(
  filter: Filter,
  control: Control,
  { values }: FiltersState,
  t: Translate<FilterText>,
): void {
  control.paint(values);
  const isWrong = !isValid(filter, values);
  const isMissing = isWrong && filter.isRequired && filter.kind === 'choices';
  control.error.textContent = isWrong ? t(isMissing ? 'required' : 'invalid') : '';
  control.node.toggleAttribute('data-invalid', isWrong);
}
