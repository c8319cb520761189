import { whenTouched } from '@onda/core/dom/when-touched';
import { loadOnce } from '@onda/core/loading/load-once';
import { systemClock } from '@onda/core/timing/clock';
import { awaitDisplayTrigger } from './display/display-trigger';
import type { FormHost } from './form/form-host';
import { readForm } from './form/printed-form';

/** The form as it is printed. What sends it comes with the first touch, what shows it over the page with its moment. */
export function setupForm(host: FormHost): void {
  const { element, lifetime } = host;
  const printed = readForm(element);
  if (!printed) return;
  printed.form.noValidate = true; // its complaints stand in the page, not in bubbles

  const load = loadOnce(async () => {
    const { startForm } = await import('./engine');
    return startForm(host, printed);
  });
  /** After a failure the next touch tries again, and a form that is sent goes as the browser sends it. */
  const send = () =>
    load.forPress().then(
      (engine) => engine.send(),
      // A field called `submit` would hide the method.
      () => HTMLFormElement.prototype.submit.call(printed.form),
    );
  whenTouched(element, lifetime.signal, load.preload);
  host.on('submit', 'form', (event) => {
    event.preventDefault();
    if ('MailPoetForm' in window) event.stopPropagation(); // or MailPoet's own script sends it too
    void send();
  });
  awaitDisplayTrigger(host, printed, systemClock);
}
