import { systemClock } from '@onda/core/clock';
import type { FormHost } from './form-host';
import { awaitMoment } from './moment';
import { readForm } from './printed-form';

/** The form as it is printed. What sends it comes with the first touch, what shows it over the page with its moment. */
export function setupForm(host: FormHost): void {
  const { element, life } = host;
  const printed = readForm(element);
  if (!printed) return;
  printed.form.noValidate = true; // its complaints stand in the page, not in bubbles
  let engine: Promise<{ send(): void }> | undefined;

  /** After a failure the next touch tries again, and a form that is sent goes as the browser sends it. */
  const bring = (whenSent?: 'send') => {
    engine ??= import('./engine').then(({ startForm }) => startForm(host, printed));
    engine.then(
      ({ send }) => whenSent && send(),
      () => {
        engine = undefined;
        // A field called `submit` would hide the method.
        if (whenSent) HTMLFormElement.prototype.submit.call(printed.form);
      },
    );
  };
  for (const type of ['focusin', 'pointerdown'])
    element.addEventListener(type, () => bring(), { signal: life.signal });
  host.on('submit', 'form', (event) => {
    event.preventDefault();
    if ('MailPoetForm' in window) event.stopPropagation(); // or MailPoet's own script sends it too
    bring('send');
  });
  awaitMoment(host, printed, systemClock);
}
