import type { Widget } from '../actions';
import { readSearchState, stateAddress } from './search-url';

/**
 * The address of the page tells the search, where the owner wants it, and a page that was opened with one goes on with
 * it.
 */
export function keepAddress({ host, box, search, options, name, filters, chosenFilters }: Widget): void {
  const told = readSearchState(location.href, name.id);
  if (told && box.field.value === '') {
    box.field.value = told.phrase;
    box.update();
    const chosen = new URLSearchParams(told.filters);
    for (const field of Object.keys(chosenFilters?.store.getState().values ?? {})) {
      if (chosen.has(field)) chosenFilters?.set(field, chosen.getAll(field));
    }
    // The panel was open: `asp_ls` is a search whose results stand in the page.
    if (new URLSearchParams(location.search).has('asp_s')) search.search(told.phrase);
  }
  if (!options().triggerUpdateHref) return;
  const write = () => {
    const { phrase, phase } = search.store.getState();
    if (phrase === '' || (phase !== 'open' && phase !== 'closed')) return;
    const state = { id: name.id, phrase, filters: filters().written };
    history.replaceState(history.state, '', stateAddress(location.href, state, phase === 'open'));
  };
  host.lifetime.onEnd(search.store.subscribe(write));
}
