import type { Lifetime } from '@onda/core/element/lifetime';
import type { FormFields } from '../form/form-fields';

/** The names are MailPoet's (`data[behavioral_signals][…]`), so that its server reads them too. */
const COUNTED = {
  focusin: 'focus_count',
  mousemove: 'mm_count',
  keydown: 'kd_count',
  scroll: 'scroll_count',
} as const;

type Counts = Record<(typeof COUNTED)[keyof typeof COUNTED], number>;

/**
 * Counts a visitor's events from now on: no keys, no places, no events of scripts. Returns a function that reads the
 * counts when the form is sent; its `time_ms` runs since the page was opened.
 */
export function collectSignals(
  form: HTMLElement,
  lifetime: Lifetime,
  openMs = () => performance.now(),
): () => Record<string, number> {
  const counts: Counts = { focus_count: 0, mm_count: 0, kd_count: 0, scroll_count: 0 };
  if (form.contains(document.activeElement)) counts.focus_count = 1;
  let isTouch = matchMedia('(pointer: coarse)').matches;

  const options = { signal: lifetime.signal, capture: true, passive: true };
  for (const [type, name] of Object.entries(COUNTED)) {
    const place = type === 'focusin' ? form : document;
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) counts[name]++;
    };
    place.addEventListener(type, count, options);
  }
  const onEvent = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') isTouch = true;
  };
  document.addEventListener('pointerdown', onEvent, options);

  return () => ({ time_ms: Math.round(openMs()), ...counts, touch: isTouch ? 1 : 0 });
}

/** The counts as fields of a form. */
export const signalFields = (counts: Record<string, number>): FormFields =>
  Object.entries(counts).map(([name, count]) => [`data[behavioral_signals][${name}]`, String(count)]);
