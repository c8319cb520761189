import { systemClock } from '@onda/core/timing/clock';
import type { Scene } from '../define-behavior';
import { discloseSubmenus, type Submenu } from '../menus/disclose-submenus';
import type { subMenus } from './contract';

/** The delay in milliseconds: a pointer that only crosses a menu opens nothing, one that strays closes nothing. */
export const HOVER_MS = 150;
export const LEAVE_MS = 300;

/**
 * The APG's disclosure navigation: a link and a button beside it, no menu role. A pointer over an entry opens its
 * submenu, too; Escape closes it wherever the focus is (WCAG 1.4.13).
 */
export function openSubmenus({ target, lifetime }: Scene<typeof subMenus>, clock = systemClock): void {
  const submenus = discloseSubmenus(target, 'fade', lifetime);
  const { signal } = lifetime;
  const closeElsewhere = ({ target: place }: Event) => {
    for (const { entry, show } of submenus) if (!entry.contains(place as Node)) show(false);
  };
  const closeAll = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const { entry, button, isOpen, show } of submenus) {
      if (isOpen() && entry.contains(document.activeElement)) button.focus();
      show(false);
    }
  };
  document.addEventListener('keydown', closeAll, { signal });
  for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, closeElsewhere, { signal });

  const hover = ({ entry, show }: Submenu) => {
    let cancel = () => {};
    const plan = (ms: number, isShown: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      cancel();
      cancel = clock.after(ms, () => (isShown || !entry.contains(document.activeElement)) && show(isShown));
    };
    entry.addEventListener('pointerenter', plan(HOVER_MS, true), { signal });
    entry.addEventListener('pointerleave', plan(LEAVE_MS, false), { signal });
    lifetime.onEnd(() => cancel());
  };
  for (const submenu of submenus) hover(submenu);
}
