/** Closes when the visitor goes on elsewhere: by a click where the owner wants that, by the focus always. */
export function closeOutside(
  element: HTMLElement,
  { onClick, close, signal }: { onClick(): boolean; close(): void; signal: AbortSignal },
): void {
  const onDocumentClick = (event: Event) => {
    if (onClick() && !event.composedPath().includes(element)) close();
  };
  document.addEventListener('click', onDocumentClick, { signal });
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close();
    },
    { signal },
  );
}
