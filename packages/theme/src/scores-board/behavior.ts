import { prefersReducedMotion } from '@onda/core/dom/device';
import { systemClock } from '@onda/core/timing/clock';
import type { Scene } from '../define-behavior';
import { whenCommitted } from '../scores/committed';
import { today } from '../scores/today';
import type { scoresBoard } from './contract';

/**
 * The chooser scrolls to the chosen competition, which is highlighted for a moment (M-2.13 and M-9.43: 300 ms) and
 * focused.
 */
export function leadToCompetition({ target, options, lifetime }: Scene<typeof scoresBoard>) {
  const select = target.querySelector<HTMLSelectElement>(options.select);
  offerToday(target);
  if (!select) return;
  let dim = () => {};
  const lead = () => {
    const option = select.selectedOptions[0];
    const section = document.getElementById(option?.dataset.section ?? option?.value ?? '');
    if (!section) return false;
    section.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    section.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    dim();
    section.dataset.highlight = '';
    const cancel = systemClock.after(options.highlight, () => dim());
    dim = () => {
      cancel();
      delete section.dataset.highlight;
    };
    return true;
  };
  whenCommitted(select, lifetime.signal, lead);
  lifetime.onEnd(() => dim());
}

/** Links to the games of today on an old copy of the page, or on another day. */
function offerToday(target: HTMLElement) {
  const link = target.querySelector<HTMLAnchorElement>('a[part=today]');
  const shown = target.querySelector<HTMLElement>('[data-day]')?.dataset.day;
  if (!link || shown === today()) return;
  const address = new URL(link.href);
  address.searchParams.set('d', today());
  link.href = address.href;
  link.hidden = false;
}
