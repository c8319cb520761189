/** The spec's own test for a mobile device: the user agent contains Mobi or Android. */
export function isMobile(userAgent: string = navigator.userAgent): boolean {
  return /Mobi|Android/i.test(userAgent);
}

/** Read at each call: the visitor may change it while the page is open. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** True for a finger: no hover, larger targets. */
export function hasCoarsePointer(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** True if a finger may be used, alone or beside a mouse. */
export function hasTouch(): boolean {
  return navigator.maxTouchPoints > 0;
}
