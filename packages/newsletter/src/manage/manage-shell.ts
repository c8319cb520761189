import { whenTouched } from '@onda/core/dom/when-touched';
import type { Host } from '@onda/core/element/host';
import { loadOnce } from '@onda/core/loading/load-once';
import { systemClock } from '@onda/core/timing/clock';
import type { newsletterManage } from './manage-contract';

const FORM = 'form.mailpoet-manage-subscription';

/** A form with wrong values is not sent; a valid one goes as the browser sends it (M-5.38). */
export function setupManage({ element, lifetime, on, lang }: Host<typeof newsletterManage>): void {
  const form = element.querySelector<HTMLFormElement>(FORM);
  if (!form) return;
  let hasPassed = false;

  /** After a failure the next touch tries again. */
  const load = loadOnce(async () => {
    const { checkManage } = await import('./manage-check');
    return checkManage(form, lang, lifetime);
  });
  const go = (submitter: HTMLElement | null) => {
    const thanks = form.querySelector<HTMLElement>('.mailpoet-submit-success');
    if (thanks) thanks.hidden = true;
    // The form is sent a task later: requestSubmit() does nothing while the stopped event is still dispatched.
    systemClock.after(0, () => {
      hasPassed = true;
      form.requestSubmit(submitter);
    });
  };
  whenTouched(element, lifetime.signal, load.preload);
  on('submit', FORM, (event) => {
    if (hasPassed) {
      hasPassed = false;
      return;
    }
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    load.forPress().then(
      (check) => check.isValid() && go(submitter),
      () => go(submitter),
    );
  });
}
