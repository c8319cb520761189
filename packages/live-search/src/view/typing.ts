/** Says what stands in the field; of a word that an input method composes only the end. */
export function hearTyping(field: HTMLInputElement, type: (text: string) => void, signal: AbortSignal): void {
  const hear = (event: Event) => {
    if (!(event as InputEvent).isComposing) type(field.value);
  };
  field.addEventListener('input', hear, { signal });
  field.addEventListener('compositionend', hear, { signal });
}
