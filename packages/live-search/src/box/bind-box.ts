import type { Clock } from '@onda/core/timing/clock';
import type { Actions, Widget } from '../actions';
import { onTyping } from './typing';

/** M-9.70: Enter counts once in this time. */
export const RETURN_MS = 300;

/** Field and buttons of the form; returns what the Enter key does. */
export function bindBox({ host, box, search, options }: Widget, actions: Actions, clock: Clock): () => void {
  const { form, field, clear, update } = box;
  const { signal } = host.lifetime;
  let lastReturn = Number.NEGATIVE_INFINITY;

  onTyping(
    field,
    (text) => {
      update();
      search.type(text);
    },
    signal,
  );
  field.addEventListener('focus', search.reopen, { signal });
  field.addEventListener('click', search.reopen, { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      actions.runAction(options().triggerClick, options().triggerClickLocation);
    },
    { signal },
  );
  clear.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      actions.empty();
    },
    { signal },
  );
  return () => {
    if (clock.now() - lastReturn < RETURN_MS) return;
    lastReturn = clock.now();
    actions.runAction(options().triggerReturn, options().triggerReturnLocation);
  };
}
