import { adoptStyle } from '@onda/core/element/adopt-style';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { mountElement } from '@onda/core/react/mounted-view';
import { createStore } from 'zustand/vanilla';
import type { Widget } from '../actions';
import { viewFailed } from '../view-failed';
import { FiltersPanel } from './FiltersPanel';
import type { Filters } from './filters';
import sheet from './filters.css';
import { filterMessages } from './messages';

/** The panel of filters, open from the start; `button` closes and opens it. */
export function showFilters({ host, box }: Widget, filters: Filters, button: HTMLElement): void {
  const { element, lang, lifetime } = host;
  adoptStyle(element, sheet);
  const t = translator(filterMessages, lang, readConfig().messages['live-search']);
  const id = `${box.field.getAttribute('aria-controls')}-filters`;
  const isOpen = createStore(() => false);
  const open = (next: boolean) => {
    isOpen.setState(next, true);
    button.setAttribute('aria-expanded', String(next));
  };
  const leave = () => {
    open(false);
    button.focus();
  };
  const undo = mountElement(
    'asp-search-filters-view',
    FiltersPanel,
    { host, model: { filters, t, id, isOpen, leave } },
    (panel) => box.form.after(panel),
    (error) => viewFailed(host, error),
  );
  lifetime.onEnd(undo);
  button.setAttribute('aria-controls', id);
  open(true);
  button.addEventListener('click', () => open(!isOpen.getState()), { signal: lifetime.signal });
}
