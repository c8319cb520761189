import type { FormFields } from './store';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (found: unknown): found is Field =>
  found instanceof HTMLInputElement ||
  found instanceof HTMLTextAreaElement ||
  found instanceof HTMLSelectElement;

/** The fields of the station at this place of the form, by their names in `onda_settings`. */
export function formFields(form: HTMLFormElement, place: string): FormFields {
  const field = (name: string): Field | null => {
    const found = form.elements.namedItem(`onda_settings[stations][${place}][${name}]`);
    return isField(found) ? found : null;
  };
  const textOf = (name: string) => field(name)?.value ?? '';
  return {
    read: () => ({
      stream: textOf('stream'),
      mirrors: textOf('mirrors'),
      feed: textOf('feed'),
      kind: textOf('kind'),
      leaveOut: textOf('leaveOut'),
      charset: textOf('charset'),
    }),
    write(fields) {
      for (const [name, value] of Object.entries(fields)) {
        const found = field(name);
        if (!found) continue;
        found.value = value;
        // A field that is folded away would change unseen.
        const fold = found.closest('details');
        if (fold) fold.open = true;
      }
    },
  };
}
