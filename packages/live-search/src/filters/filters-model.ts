import type { ReactStore } from '@onda/core/element/host';
import type { Translate } from '@onda/core/i18n/messages';
import type { Filters } from './filters';
import type { FilterText } from './messages';

/** The model that plain code passes to the panel of filters. */
export interface FiltersModel {
  filters: Filters;
  t: Translate<FilterText>;
  id: string;
  isOpen: ReactStore<boolean>;
  /** Closes the panel and goes back to its button. */
  leave(): void;
}
