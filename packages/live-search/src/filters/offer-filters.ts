import type { Translate } from '@onda/core/i18n/messages';
import type { Widget } from '../actions';
import type { Filters } from './filters';

export { createFilters } from './filters';

import { make } from '../box/make';
import type { PanelText } from '../panel-messages';

/** The button that opens the filters; what it opens comes with the first press. */
export function offerFilters(widget: Widget, filters: Filters, t: Translate<PanelText>): void {
  if (filters.filters.length === 0) return;
  const { host, box, options, search } = widget;
  const { lifetime } = host;
  const button = make('button', 'settings', { 'aria-expanded': 'false', 'aria-label': t('filters') }, icon());
  box.clear.after(button);
  lifetime.onEnd(() => button.remove());

  const open = async () => {
    const { showFilters } = await import('./filters-panel');
    if (!lifetime.isOver) showFilters(widget, filters, button);
  };
  const begin = () => {
    button.removeEventListener('click', begin);
    open().catch(() => button.addEventListener('click', begin));
  };
  button.addEventListener('click', begin);
  if (options().settingsVisible) begin();
  lifetime.onEnd(
    filters.store.subscribe(() => {
      if (options().triggerFacet && box.field.value.trim() !== '') search.search(box.field.value);
    }),
  );
}

function icon(): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', 'M4 7h9m5 0h2M4 17h3m5 0h8M13 4.5v5M7 14.5v5');
  const attributes = {
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    fill: 'none',
    stroke: 'currentColor',
  };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  svg.setAttribute('stroke-width', '2');
  svg.setAttribute('stroke-linecap', 'round');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path);
  return svg;
}
