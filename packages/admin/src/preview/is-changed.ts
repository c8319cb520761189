/**
 * Whether a field of the form holds something else than the page printed: somebody was faster than the script, or the
 * browser filled in what it kept of an earlier visit.
 */
export const isChanged = (form: HTMLFormElement): boolean => [...form.elements].some(isFieldChanged);

function isFieldChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return isChoiceChanged(field);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  const isTicked = field.type === 'checkbox' || field.type === 'radio';
  return isTicked ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** A select whose options are all unmarked chooses its first. */
function isChoiceChanged({ options, multiple }: HTMLSelectElement): boolean {
  const isMarked = (option: HTMLOptionElement) => option.hasAttribute('selected');
  const choosesFirst = !multiple && ![...options].some(isMarked);
  return [...options].some(
    (option, place) => option.selected !== (isMarked(option) || (choosesFirst && place === 0)),
  );
}
