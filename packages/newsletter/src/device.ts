import type { Lifetime } from '@onda/core/element/lifetime';

/** The greatest widths of the window, in CSS pixels (M-9.65 and M-9.66); a wider one is a desktop. */
export const PHONE_MAX_PX = 640;
export const TABLET_MAX_PX = 1024;

/** Keeps `data-device` of the element, for the layout of a form over the page. */
export function watchDevice(element: HTMLElement, lifetime: Lifetime): void {
  const phone = matchMedia(`(max-width: ${PHONE_MAX_PX}px)`);
  const tablet = matchMedia(`(max-width: ${TABLET_MAX_PX}px)`);
  const write = () => {
    element.dataset.device = phone.matches ? 'phone' : tablet.matches ? 'tablet' : 'desktop';
  };
  write();
  for (const query of [phone, tablet]) query.addEventListener('change', write, { signal: lifetime.signal });
}
