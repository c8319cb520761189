import type { Scene } from '../define-behavior';
import type { pagePreloader } from './contract';

/** Lets the cover fade as soon as the page has loaded. The style sheet's animation ends by itself without a script. */
export function fadeWhenLoaded({ target, lifetime }: Scene<typeof pagePreloader>): void {
  const { signal } = lifetime;
  const fade = () => {
    if (getComputedStyle(target).opacity === '1') target.dataset.ondaPreloader = 'fading';
  };
  target.setAttribute('aria-hidden', 'true');
  target.addEventListener(
    'animationend',
    ({ target: place }) => {
      if (place === target) target.dataset.ondaPreloader = 'gone';
    },
    { signal },
  );
  if (document.readyState === 'complete') fade();
  else addEventListener('load', fade, { signal });
}
