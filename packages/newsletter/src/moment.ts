import type { Clock } from '@onda/core/clock';
import { isDismissed, popupCameUp } from './dismissal';
import type { FormHost } from './form-host';
import { amountOf, isOn, type PrintedForm } from './printed-form';

/** The longest that a browser's timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** Waiting or shown: of two copies of a form one comes up. */
const coming = new Set<string>();

/**
 * Shows a bar, slide-in or popup after its delay, or earlier when the visitor is about to leave; not to whoever has dismissed it.
 */
export function awaitMoment(host: FormHost, printed: PrintedForm, clock: Clock): void {
  const { element, life } = host;
  const { form, box, id, isPreview } = printed;
  const [, type] = /\bmailpoet_form_(fixed_bar|slide_in|popup)\b/.exec(box.className) ?? [];
  if (!type) return;
  element.dataset.display = 'hidden';
  const mayShow = () => isPreview || !(isDismissed(id) || (type === 'popup' && popupCameUp()));
  if (coming.has(id) || !mayShow()) return;

  coming.add(id);
  box.classList.add('starting-to-show');
  element.dataset.display = 'starting-to-show';
  const leaving = new AbortController();
  const show = () => {
    undo();
    leaving.abort();
    import('./overlay')
      .then(({ showOver }) => showOver(host, printed, { isModal: type === 'popup', mayShow, clock }))
      .catch(() => {});
  };
  const undo = clock.after(Math.min(amountOf(element, form, 'delay') * 1000, LONGEST_MS), show);
  life.onEnd(() => {
    undo();
    leaving.abort();
    coming.delete(id);
    box.classList.remove('starting-to-show');
  });
  if (isOn(element, form, 'exit-intent-enabled')) onMouseGone(show, leaving.signal);
  if (isOn(element, form, 'exit-intent-touch'))
    import('./touch-intent')
      .then(({ onTouchLeaving }) => onTouchLeaving(show, leaving.signal, clock))
      .catch(() => {});
}

/** Over an open list of choices a browser says so too, in the middle of the page. */
function onMouseGone(run: () => void, signal: AbortSignal) {
  const hear = ({ clientX, clientY }: MouseEvent) => {
    if (clientX <= 0 || clientY <= 0 || clientX >= innerWidth || clientY >= innerHeight) run();
  };
  document.documentElement.addEventListener('mouseleave', hear, { signal });
}
