import { isMobile } from '@onda/core/dom/device';
import { systemClock } from '@onda/core/timing/clock';

/** Letters that stand for themselves; others become something else before they are a word. */
const LETTERS = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\s]*$/u;

/** Says what stands in the field; of a word that an input method composes only the end. */
export function onTyping(field: HTMLInputElement, type: (text: string) => void, signal: AbortSignal): void {
  const onEvent = (event: Event) => {
    if (!isComposing(event)) type(field.value);
  };
  field.addEventListener('input', onEvent, { signal });
  field.addEventListener('compositionend', onEvent, { signal });
}

/** The keyboards of phones compose every word, which is typed letter by letter all the same. */
export function isComposing(event: Event): boolean {
  const { isComposing, data } = event as InputEvent;
  return isComposing && !(isMobile() && LETTERS.test(data ?? ''));
}

/** How long ago the text of the field was typed, with its last key at `typedAt`; 0 for a printed text. */
export const typedSince = (field: HTMLInputElement, typedAt: number): number =>
  field.value === field.defaultValue ? 0 : systemClock.now() - typedAt;
