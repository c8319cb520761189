import { adoptStyle } from '@onda/core/element/adopt-style';
import { bind } from '@onda/core/element/bind';
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
  const id = `${box.shown.getState().list}-filters`;
  const isOpen = createStore(() => true);
  const leave = () => {
    isOpen.setState(false, true);
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
  const shown = (open: boolean) => ({ 'aria-controls': id, 'aria-expanded': open });
  lifetime.onEnd(bind(() => [button], isOpen, shown));
  const toggle = () => isOpen.setState(!isOpen.getState(), true);
  button.addEventListener('click', toggle, { signal: lifetime.signal });
}
