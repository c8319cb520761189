import { createLifetime } from '@onda/core/element/lifetime';
import { loadInBackground } from '@onda/core/loading/load-in-background';
import { readCookie } from '@onda/core/storage/read-cookie';
import type { Clock } from '@onda/core/timing/clock';
import type { FormHost } from '../form/form-host';
import type { PrintedForm } from '../form/printed-form';

/** The longest delay: browser timers overflow above it. */
const LONGEST_S = 1e6;

/**
 * Shows a bar, slide-in or popup after its delay, or earlier on exit intent. Visitors who dismissed the form do not see
 * it.
 */
export function awaitDisplayTrigger(host: FormHost, printed: PrintedForm, clock: Clock): void {
  const { box, cookie, isPreview, option } = printed;
  const { dataset } = host.element;
  dataset.display = 'hidden';
  if (!isPreview && readCookie(cookie) === '1') return;

  dataset.display = 'starting-to-show';
  box.classList.add('starting-to-show');
  const waiting = createLifetime();
  const show = () => {
    waiting.end();
    loadInBackground(async () => {
      const { showOver } = await import('./overlay');
      showOver(host, printed, clock);
    }, host.lifetime);
  };
  const delayS = Math.min(Number(option('delay')) || 0, LONGEST_S);
  waiting.onEnd(clock.after(delayS * 1000, show));
  host.lifetime.onEnd(waiting.end);
  if (option('exit-intent-enabled') || option('exit-intent-touch'))
    import('./exit-intent').then(
      ({ watchExitIntent }) => watchExitIntent(printed, clock, waiting, show),
      () => {},
    );
}
