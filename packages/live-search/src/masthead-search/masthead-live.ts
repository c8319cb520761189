import { pageAjax } from '@onda/core/http/page-services';
import { systemClock } from '@onda/core/timing/clock';
import type { MastheadShown } from '../box/box-shown';
import { keepShown, nameIn } from '../box/keep-shown';
import { numberedName } from '../box/number-form';
import { onTyping, typedSince } from '../box/typing';
import { watchNetwork } from '../search/network';
import { isAnswered, totalOf } from '../wire/answer';
import { createThemeApi } from './api';
import { holes } from './generated/masthead-search-holes';
import type { Box } from './masthead-box';
import { closeByItself } from './masthead-closing';
import type { MastheadHost } from './masthead-host';
import { moveByKeys } from './masthead-keys';
import { showPanel } from './masthead-panel';
import { createMasthead, type Masthead } from './store';

export type LiveMasthead = ReturnType<typeof startMasthead>;

/**
 * Makes a box search while one types. `typedAt` is the time of the last key. `isLive` is false where the page wants the
 * search page: the form is sent.
 */
export function startMasthead(host: MastheadHost, box: Box, typedAt: number) {
  const { element, attributes, lifetime, emit } = host;
  const { field, form, frame } = box;
  const { signal } = lifetime;
  const masthead = createMasthead({ ask: createThemeApi(pageAjax().ajax), clock: systemClock });
  const { search, active, open, type } = masthead;
  const submit = frame.querySelector<HTMLElement>('[type="submit"], button');
  const name = form ? numberedName(form, element.localName, nameIn(field)) : '';
  const shown = keepShown<MastheadShown>({ form, field, submit }, holes, { name, list: '', unfolded: '' });
  lifetime.onEnd(() => shown.setState({ list: '', unfolded: '' }));
  const isLive = () => attributes.getState().enter === 'live';
  showPanel(host, box, masthead, isLive, (list) => shown.setState({ list }));
  const announce = () => shown.setState({ unfolded: isLive() ? `${active.getState()}` : '' });
  announce();
  lifetime.onEnd(active.subscribe(announce));
  if (submit) bindButton(submit, field, masthead, isLive, signal);

  const undo = search.store.subscribe(({ answer }, before) => {
    if (!answer || answer === before.answer || !isAnswered(answer.first)) return;
    emit('search-results', { phrase: answer.phrase, total: totalOf(answer) });
  });
  lifetime.onEnd(undo);
  for (const event of ['input', 'compositionend', 'focus']) field.addEventListener(event, open, { signal });
  onTyping(field, type, signal);
  watchNetwork(search, signal);
  closeByItself(frame, masthead, signal);
  moveByKeys(box, masthead, signal, isLive);
  lifetime.onEnd(search.end);
  if (document.activeElement === field) open();
  type(field.value, typedSince(field, typedAt));
  return { open, isLive };
}

/** The button opens and closes, as there is nothing to send (M-4 and M-5). */
function bindButton(
  button: HTMLElement,
  field: HTMLElement,
  { active, open, close }: Masthead,
  isLive: () => boolean,
  signal: AbortSignal,
) {
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
