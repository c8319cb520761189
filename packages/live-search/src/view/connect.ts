import { systemClock } from '@onda/core/clock';
import type { Translate } from '@onda/core/messages';
import { type Actions, createActions, type Widget } from '../actions';
import { withPhrase } from '../addresses/link-state';
import type { PanelText } from '../panel-messages';
import type { SearchState } from '../store';
import { describeField, numberForm } from './box';
import { closeOutside } from './close-outside';
import { type Combobox, createCombobox } from './combobox';
import { hearBox } from './hear-box';
import { tryKeyword } from './keyword-link';
import { markWords } from './mark-words';
import type { Pages } from './pages';
import { createPanel, type Panel } from './panel';
import { offerMore } from './show-more';

type Texts = Translate<PanelText>;

/** What the panel tells, and what is made of the panel's own list. */
interface Late {
  pages: Pages | undefined;
  combobox: Combobox | undefined;
}

/** What a layout besides the list brings. */
export interface Layout {
  createPages(widget: Widget, list: HTMLElement): Pages | undefined;
}

/** Builds the widget around the form, and lets its parts follow the store. */
export function connect(widget: Widget, t: Texts, layout?: Layout): { actions: Actions; list: HTMLElement } {
  const { host, box, search, options } = widget;
  const { element, life } = host;
  const actions = createActions(widget);
  const parts: Late = { pages: undefined, combobox: undefined };
  const panel = panelOf(widget, actions, t, parts);
  parts.pages = layout?.createPages(widget, panel.list);
  parts.combobox = comboboxOf(widget, actions, panel, parts);

  numberForm(box.form, element.localName, t('search'));
  const paintMore = moreOf(widget, actions, panel, t);
  closeOutside(element, {
    onClick: () => options().closeOnDocClick,
    close: search.close,
    signal: life.signal,
  });

  const paint = (state: SearchState) => {
    element.dataset.state = state.phase;
    panel.update(state);
    // What nobody sees is not active: Enter would open it.
    if (!panel.isOpen()) parts.combobox?.reset();
    paintMore(state);
    describeField(box.field, panel.list, panel.isOpen());
  };
  paint(search.store.getState());
  life.onEnd(search.store.subscribe(paint));
  // Typed while this was on its way.
  if (box.field.value !== '' && box.field === document.activeElement) search.type(box.field.value);
  return { actions, list: panel.list };
}

function panelOf(widget: Widget, actions: Actions, t: Texts, parts: Late): Panel {
  const { host, search, options, name } = widget;
  return createPanel({
    element: host.element,
    options,
    t,
    life: host.life,
    keyword: tryKeyword(widget, actions),
    retry: search.retry,
    link: (address, phrase) => withPhrase(address, phrase, name.id),
    mark: (nodes, phrase) => markWords(nodes, phrase, options().highlightWholewords),
    drawn(_, before) {
      parts.pages?.update(before);
      parts.combobox?.reset();
    },
  });
}

function comboboxOf(widget: Widget, actions: Actions, panel: Panel, { pages }: Late): Combobox {
  const { host, box, search, options } = widget;
  return createCombobox({
    field: box.field,
    list: panel.list,
    isOpen: panel.isOpen,
    pageLength: () => options().itemscount,
    open: search.reopen,
    close: search.close,
    clear: actions.empty,
    submit: hearBox(widget, actions, systemClock),
    reveal: (row) => pages?.reveal(row),
    signal: host.life.signal,
  });
}

function moreOf({ host, search, options }: Widget, actions: Actions, { list, foot }: Panel, t: Texts) {
  return offerMore({
    list,
    foot,
    t,
    clock: systemClock,
    signal: host.life.signal,
    isWanted: () => options().showMore,
    isInfinite: () => options().showMoreInfinite,
    elsewhere() {
      const { showMoreAction: action, showMoreUrl, showMoreLocation: location } = options();
      const { answer } = search.store.getState();
      if (action === 'ajax' || !answer) return undefined;
      return { destination: actions.destination(action, answer.phrase, showMoreUrl), location };
    },
    more: search.more,
    go: actions.lead,
  });
}
