/** The part of `wp.media` that a choice of one picture needs. */
interface Library {
  on(event: 'select', chosen: () => void): void;
  open(): void;
  state(): { get(name: 'selection'): { first(): { get(name: 'url'): unknown } | undefined } };
}

type OpenLibrary = (options: object) => Library;

/** Each button fills the field above it with the address of a picture. Buttons stay hidden if there is no library. */
export function mountMediaButtons(root: ParentNode, media: unknown): void {
  if (typeof media !== 'function') return;
  for (const button of root.querySelectorAll<HTMLButtonElement>('.onda-media button')) {
    const field = fieldAbove(button);
    if (!field) continue;
    button.hidden = false;
    button.addEventListener('click', () => choose(media as OpenLibrary, button.textContent ?? '', field));
  }
}

/** A sentence about an error may stand between. */
function fieldAbove(button: HTMLElement): HTMLInputElement | null {
  let row = button.closest('.onda-media')?.previousElementSibling;
  while (row && !row.querySelector('input')) row = row.previousElementSibling;
  return row?.querySelector('input') ?? null;
}

function choose(media: OpenLibrary, title: string, field: HTMLInputElement): void {
  const library = media({ title, button: { text: title }, library: { type: 'image' }, multiple: false });
  library.on('select', () => {
    const url = library.state().get('selection').first()?.get('url');
    if (typeof url !== 'string') return;
    field.value = url;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  library.open();
}
