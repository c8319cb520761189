import { whenTouched } from '@onda/core/dom/when-touched';
import { systemClock } from '@onda/core/timing/clock';
import { startForm } from './engine';
import type { FormHost } from './form/form-host';
import { isOverPage, readForm } from './form/printed-form';

/**
 * Starts the printed form with its first touch. The code that shows it over the page comes at the moment of its
 * display.
 */
export function setupForm(host: FormHost): void {
  const { element, lifetime } = host;
  const printed = readForm(element);
  if (!printed) return;
  printed.form.noValidate = true; // errors are shown in the page, not in the browser's bubbles

  let engine: ReturnType<typeof startForm> | undefined;
  const start = () => {
    engine ??= startForm(host, printed);
    return engine;
  };
  whenTouched(element, lifetime.signal, start);
  host.on('submit', 'form', (event) => {
    event.preventDefault();
    if ('MailPoetForm' in window) event.stopPropagation(); // MailPoet's own script would send it, too
    void start().send();
  });
  if (isOverPage(printed))
    import('./display/display-trigger').then(
      ({ awaitDisplayTrigger }) => awaitDisplayTrigger(host, printed, systemClock),
      () => {},
    );
}
