import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import type { Translate } from '@onda/core/i18n/messages';
import type { Widget } from '../actions';
import type { Filters } from './filters';

export { createFilters } from './filters';

import type { PanelText } from '../panel-messages';
import { filterButton } from './generated/templates';

/** The button that opens the filters; what it opens comes with the first press. */
export function offerFilters(widget: Widget, filters: Filters, t: Translate<PanelText>): void {
  if (filters.filters.length === 0) return;
  const { host, box, options, search } = widget;
  const { element, lifetime } = host;
  const button = untilEnd(fromTemplate(filterButton, { label: t('filters') }), element, lifetime);
  box.clear.after(button);

  const open = async () => {
    const { showFilters } = await import('./filters-panel');
    if (!lifetime.isOver) showFilters(widget, filters, button);
  };
  const begin = () => void open().catch(awaitPress);
  const awaitPress = () => button.addEventListener('click', begin, { once: true });
  if (options().settingsVisible) begin();
  else awaitPress();
  lifetime.onEnd(
    filters.store.subscribe(() => {
      if (options().triggerFacet && box.field.value.trim() !== '') search.search(box.field.value);
    }),
  );
}
