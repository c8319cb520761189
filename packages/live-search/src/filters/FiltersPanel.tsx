import { flag } from '@onda/core/element/printed';
import { useStoreNow } from '@onda/core/react/hydration';
import type { ViewProps } from '@onda/core/react/react-view';
import type { aspSearch } from '../contract';
import { FilterInputs } from './FilterInputs';
import { isValid } from './filters';
import type { FiltersModel } from './filters-model';
import type { Filter } from './read-filters';

/** The panel of filters. */
export function FiltersPanel({ model }: ViewProps<typeof aspSearch, FiltersModel>) {
  const { filters, t, id, isOpen, leave } = model;
  const isChanged = useStoreNow(filters.store, ({ isChanged }) => isChanged);
  const named = { role: 'group', 'aria-label': t('filters') };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of the controls
    <div
      part="filters"
      id={id}
      {...named}
      hidden={!useStoreNow(isOpen)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        leave();
      }}
    >
      {filters.filters.map((filter, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the owner's list does not change
        <Control key={place} filter={filter} model={model} />
      ))}
      <button part="reset" type="button" hidden={!isChanged} onClick={filters.reset}>
        {t('reset')}
      </button>
    </div>
  );
}

/** A filter, with the error in its chosen values. */
function Control({ filter, model: { filters, t } }: { filter: Filter; model: FiltersModel }) {
  const values = useStoreNow(filters.store, ({ values }) => values);
  const isWrong = !isValid(filter, values);
  const isMissing = filter.isRequired && filter.kind === 'choices';
  return (
    <fieldset part="filter" data-kind={filter.kind} data-invalid={flag(isWrong)}>
      <legend>{filter.label}</legend>
      <FilterInputs filter={filter} values={values} set={filters.set} t={t} />
      <span part="error" role="alert">
        {isWrong && t(isMissing ? 'required' : 'invalid')}
      </span>
    </fieldset>
  );
}
