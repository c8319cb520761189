import { systemClock } from '@onda/core/clock';
import type { FormHost } from './form-host';
import { awaitMoment } from './moment';
import { type PrintedForm, printedForm } from './printed-form';

/** The form as it is printed. What sends it comes with the first touch, what shows it over the page with its moment. */
export function setupForm(host: FormHost): void {
  const printed = printedForm(host.element);
  if (!printed) return;
  const { signal } = host.life;
  let engine: Promise<{ send(): void }> | undefined;

  /** After a failure the next touch tries again. */
  const bring = () => {
    engine ??= import('./engine').then(({ startForm }) => startForm(host, printed));
    engine.catch(() => {
      engine = undefined;
    });
    return engine;
  };
  for (const type of ['focusin', 'pointerdown'])
    host.element.addEventListener(type, () => void bring().catch(() => {}), { signal });
  host.on('submit', 'form', (event) => {
    event.preventDefault();
    if ('MailPoetForm' in window) event.stopPropagation(); // or MailPoet's own script sends it too
    bring().then(
      ({ send }) => send(),
      () => sendNatively(printed),
    );
  });
  awaitMoment(host, printed, systemClock);
}

/** A field called `submit` would hide the method. */
const sendNatively = ({ form }: PrintedForm) => HTMLFormElement.prototype.submit.call(form);
