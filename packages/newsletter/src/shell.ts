import { whenTouched } from '@onda/core/dom/when-touched';
import { systemClock } from '@onda/core/timing/clock';
import { startForm } from './engine';
import type { FormHost } from './form/form-host';
import { isOverPage, readForm } from './form/printed-form';

/** The form as it is printed: it starts with its first touch. What shows it over the page comes with its moment. */
export function setupForm(host: FormHost): void {
  const { element, lifetime } = host;
  const printed = readForm(element);
  if (!printed) return;
  printed.form.noValidate = true; // its complaints stand in the page, not in bubbles

  let engine: ReturnType<typeof startForm> | undefined;
  const start = () => {
    engine ??= startForm(host, printed);
    return engine;
  };
  whenTouched(element, lifetime.signal, start);
  host.on('submit', 'form', (event) => {
    event.preventDefault();
    if ('MailPoetForm' in window) event.stopPropagation(); // or MailPoet's own script sends it too
    void start().send();
  });
  if (isOverPage(printed))
    import('./display/display-trigger').then(
      ({ awaitDisplayTrigger }) => awaitDisplayTrigger(host, printed, systemClock),
      () => {},
    );
}
