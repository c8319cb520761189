import type { Translate } from '@onda/core/i18n/messages';
import { systemClock } from '@onda/core/timing/clock';
import { type Actions, createActions, type Widget } from '../actions';
import { bindBox } from '../box/bind-box';
import { closeOutside } from '../box/close-outside';
import { type Combobox, createCombobox } from '../box/combobox';
import { numberedName } from '../box/number-form';
import type { Pages } from '../layouts/pages';
import type { PanelText } from '../panel-messages';
import { isSearched, isShowing, type SearchState } from '../search/search-state';
import type { Answer } from '../wire/answer';
import { showPanel } from './panel';
import { statusWords } from './panel-words';
import { listOf, type ResultList } from './result-list';

type Texts = Translate<PanelText>;

let boxes = 0;

function nextListId(): string {
  boxes += 1;
  return `onda-search-${boxes}`;
}

/** Builds the widget around the form, with the panel of its results. */
export function connect(widget: Widget, t: Texts, pages?: Pages): Actions {
  const { host, box, search, options } = widget;
  const { lifetime } = host;
  const actions = createActions(widget);
  const listId = nextListId();
  showPanel({ widget, actions, t, listId, pages });
  const list = () => listOf(search.store.getState().answer);
  const isOpen = () => isShowing(search.store.getState());
  const combobox = createCombobox({
    field: box.field,
    listId,
    list,
    name: (active) => box.shown.setState({ active }),
    isOpen,
    pageLength: () => options().itemscount,
    open: search.reopen,
    close: search.close,
    clear: actions.empty,
    submit: bindBox(widget, actions, systemClock),
    reveal: (item) => pages?.reveal(item),
    signal: lifetime.signal,
  });
  showLive(widget, t('search'), listId);
  closeWithPage(widget);
  const follow = answerFollower(widget, combobox, t, pages);
  const paint = (state: SearchState) => {
    follow(state.answer, isOpen());
    showList(widget, list(), isOpen());
  };
  paint(search.store.getState());
  lifetime.onEnd(search.store.subscribe(paint));
  return actions;
}

/** Tells a screen reader that the box searches, and the style sheets what it does. */
function showLive({ host, box, search }: Widget, label: string, list: string): void {
  const name = numberedName(box.form, host.element.localName, label);
  box.shown.setState({ name, isLive: true, list });
  host.bind(search.store, '', (state) => ({
    'data-state': state.phase,
    'data-searched': isSearched(state) ? '' : null,
  }));
}

/** Tells a screen reader what kind of list the field opens, and whether it is open and holds results. */
function showList({ box }: Widget, { isGrid, items }: ResultList, isOpen: boolean): void {
  const isFull = isOpen && items.length > 0;
  box.shown.setState({ popup: isGrid ? 'grid' : 'listbox', expanded: `${isFull}` });
}

/** Closes the results when the visitor turns to something else on the page. */
function closeWithPage({ host: { element, lifetime }, search, options }: Widget): void {
  closeOutside(element, {
    onClick: () => options().closeOnDocClick,
    close: search.close,
    signal: lifetime.signal,
  });
}

/** Follows what is shown: no result is active, the page of the first new one is turned to, and it is said once. */
function answerFollower({ said }: Widget, combobox: Combobox, t: Texts, pages?: Pages) {
  let shown: Answer | undefined;
  let told: Answer | undefined;
  return (answer: Answer | undefined, isOpen: boolean) => {
    if (answer !== shown) {
      const first = answer?.first === shown?.first ? listOf(shown).items.length : 0;
      pages?.update(listOf(answer).items.length, first);
      shown = answer;
      combobox.reset();
    }
    // A hidden result is not active: Enter would open it.
    if (!isOpen) return combobox.reset();
    if (answer && answer !== told) said.setState(statusWords(answer, t), true);
    told = answer;
  };
}
