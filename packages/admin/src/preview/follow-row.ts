/** The preview shows the row of settings whose card has the focus. A card is named `onda-station-0`. */
export function followRow(fields: Element, preview: Element, changed: () => void): void {
  const choice = preview.querySelector('select');
  if (!choice) return;
  fields.addEventListener('focusin', ({ target }) => {
    const place = placeOf(target);
    const isOffered = [...choice.options].some(({ value }) => value === place);
    if (!isOffered || choice.value === place) return;
    choice.value = place;
    changed();
  });
}

function placeOf(target: EventTarget | null): string {
  const name = target instanceof Element && target.closest('.card')?.getAttribute('aria-labelledby');
  return (name && /-(\d+)$/.exec(name)?.[1]) || '';
}
