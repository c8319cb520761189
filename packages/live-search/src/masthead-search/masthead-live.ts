import { pageAjax } from '@onda/core/http/page-services';
import { systemClock } from '@onda/core/timing/clock';
import type { StoreApi } from 'zustand/vanilla';
import { keepShown, nameIn } from '../box/keep-shown';
import { numberedName } from '../box/number-form';
import { onTyping } from '../box/typing';
import { watchNetwork } from '../search/network';
import { isAnswered, totalOf } from '../wire/answer';
import { createThemeApi } from './api';
import type { MastheadShown } from './Face';
import { holes } from './generated/masthead-search-holes';
import type { Box } from './masthead-box';
import { closeByItself } from './masthead-closing';
import type { MastheadHost } from './masthead-host';
import { moveByKeys } from './masthead-keys';
import { createPanel } from './masthead-panel';
import { createMasthead, type Masthead } from './store';

/** A box that searches. */
export interface LiveMasthead {
  /** Opens its panel. */
  open(): void;
  /** False where the page wants the search page, and where the panel did not come: the form is sent. */
  isLive(): boolean;
}

/** Makes a box search while one types. */
export function startMasthead(host: MastheadHost, box: Box): LiveMasthead {
  const { element, lifetime, emit } = host;
  const { field, form, frame } = box;
  const { signal } = lifetime;
  const masthead = createMasthead({ ask: createThemeApi(pageAjax().ajax), clock: systemClock });
  const { search, open, type } = masthead;
  const submit = frame.querySelector<HTMLElement>('[type="submit"], button');
  const name = form ? numberedName(form, element.localName, nameIn(field)) : '';
  const shown = keepShown<MastheadShown>({ form, field, submit }, holes, { name, list: '', unfolded: '' });
  lifetime.onEnd(() => shown.setState({ list: '', unfolded: '' }));
  const isLive = createPanel(host, box, masthead, (list) => shown.setState({ list }));

  const undo = search.store.subscribe(({ answer }, before) => {
    if (!answer || answer === before.answer || !isAnswered(answer.first)) return;
    emit('search-results', { phrase: answer.phrase, total: totalOf(answer) });
  });
  lifetime.onEnd(undo);
  for (const event of ['input', 'compositionend', 'focus']) field.addEventListener(event, open, { signal });
  onTyping(field, type, signal);
  watchNetwork(search, signal);
  if (submit) bindButton(host, submit, { shown, field, masthead, isLive });
  closeByItself(frame, masthead, signal);
  moveByKeys(box, masthead, signal, isLive);
  lifetime.onEnd(search.end);
  if (document.activeElement === field) open();
  type(field.value);
  return { open, isLive };
}

interface Opened {
  shown: StoreApi<MastheadShown>;
  field: HTMLElement;
  masthead: Masthead;
  isLive(): boolean;
}

/** The button opens and closes, as there is nothing to send (magazine.md 4 and 5). */
function bindButton(
  { lifetime }: MastheadHost,
  button: HTMLElement,
  { shown, field, masthead: { active, open, close }, isLive }: Opened,
) {
  const { signal } = lifetime;
  const announce = () => shown.setState({ unfolded: isLive() ? `${active.getState()}` : '' });
  announce();
  lifetime.onEnd(active.subscribe(announce));
  let wasActive = false;
  const press = () => {
    wasActive = active.getState();
  };
  button.addEventListener('pointerdown', press, { signal });
  const click = ({ detail }: MouseEvent) => {
    if (!isLive()) return;
    // A key presses at once; between a finger's press and its click the focus may have opened the panel.
    if (detail === 0) press();
    if (wasActive) return close();
    open();
    field.focus();
  };
  button.addEventListener('click', click, { signal });
}
