import { adoptStyle } from '@onda/core/adopt-style';
import { systemClock } from '@onda/core/clock';
import { readConfig } from '@onda/core/config';
import { translator } from '@onda/core/messages';
import { ajaxAt, pageAjax } from '@onda/core/page-services';
import type { Widget } from './actions';
import { createSearchApi } from './api';
import { bringParts } from './bring-parts';
import { createFilters } from './filters';
import { nameOf } from './instance';
import { liveAsk } from './live-ask';
import { watchNetwork } from './network';
import { readOptions } from './options';
import { panelMessages } from './panel-messages';
import { populate } from './populate';
import type { SearchHost } from './shell';
import { createSearch } from './store';
import { tellOutside } from './tell-outside';
import { findBox } from './view/box';
import { connect } from './view/connect';
import sheet from './view/panel.css';

/** Makes the form that stands there search while one types, until the element leaves. */
export async function startSearch(host: SearchHost): Promise<void> {
  const { element, life, lang } = host;
  const box = findBox(element) ?? (await bareBox(host));
  if (!box || life.isOver) return;
  adoptStyle(element, sheet);
  const options = () => readOptions(element);
  const name = nameOf(element, options());
  const { ajaxUrl, filters: written } = options();
  const filters = createFilters(written);
  const api = createSearchApi(ajaxUrl ? ajaxAt(ajaxUrl) : pageAjax().ajax, () => ({ ...options(), ...name }));
  const ask = liveAsk(api.search, () => widget);
  const search = createSearch({ clock: systemClock, options, ask, filters: filters.state });
  const widget: Widget = { host, box, search, options, name, filters };
  life.onEnd(search.end);
  tellOutside({ host, search, options, name, api });
  connect(widget, translator(panelMessages, lang, readConfig().messages['live-search']));
  watchNetwork(search, life.signal);
  populate(host, search, options);
  bringParts(widget);
}

/** A tag that a theme developer wrote without its form gets the one that PHP would have printed. */
async function bareBox(host: SearchHost) {
  const { printForm } = await import('./printed-form');
  printForm(host);
  return findBox(host.element);
}
