import type { ReactStore } from '@onda/core/element/host';
import { createStore } from 'zustand/vanilla';
import { serialized } from '../wire/wire';
import { type Filter, readFilters } from './read-filters';

export interface FiltersState {
  /** Field name → what is chosen or written there. */
  values: Record<string, string[]>;
  isChanged: boolean;
}

export interface Filters {
  filters: readonly Filter[];
  store: ReactStore<FiltersState>;
  set(name: string, values: string[]): void;
  reset(): void;
  /** The chosen filters as the request sends them; invalid ones block the search. */
  state(): { written: string; isValid: boolean };
}

/** The filters of a search, whether or not its panel was ever opened. */
export function createFilters(written: unknown): Filters {
  const filters = readFilters(written);
  const initial = Object.assign({}, ...filters.map(initialOf)) as FiltersState['values'];
  const store = createStore<FiltersState>(() => ({ values: initial, isChanged: false }));

  return {
    filters,
    store,
    set(name: string, values: string[]) {
      const next = { ...store.getState().values, [name]: values };
      store.setState({ values: next, isChanged: JSON.stringify(next) !== JSON.stringify(initial) });
    },
    reset: () => store.setState({ values: initial, isChanged: false }),
    state() {
      const { values, isChanged } = store.getState();
      const fields = Object.entries(values).flatMap(([name, chosen]) =>
        chosen.map((value) => [name, value] as const),
      );
      const flags: [string, number][] = [
        ['filters_initial', isChanged ? 0 : 1],
        ['filters_changed', isChanged ? 1 : 0],
      ];
      return {
        written: serialized([...flags, ...fields]),
        isValid: filters.every((filter) => isValid(filter, values)),
      };
    },
  };
}

export const namesOf = (filter: Filter): readonly string[] =>
  'names' in filter ? filter.names : [filter.name];

/** Whether what is chosen may be searched: nothing required is missing, and no range ends before it begins. */
export function isValid(filter: Filter, values: FiltersState['values']): boolean {
  const chosen = namesOf(filter).map((name) => values[name] ?? []);
  if (filter.isRequired && chosen.every((list) => list.every((value) => value === ''))) return false;
  if (filter.kind !== 'range' && filter.kind !== 'date') return true;
  const [from = '', to = ''] = chosen.map(([value = '']) => value);
  if (from === '' || to === '') return true;
  return filter.kind === 'range' ? Number(from) <= Number(to) : from <= to;
}

function initialOf(filter: Filter): FiltersState['values'] {
  if (filter.kind !== 'choices') return Object.fromEntries(namesOf(filter).map((name) => [name, []]));
  const chosen = filter.choices.filter(({ isChosen }) => isChosen).map(({ value }) => value);
  return { [filter.name]: chosen };
}
