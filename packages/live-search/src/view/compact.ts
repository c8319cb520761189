import type { Box } from './box';

export interface CompactWorld {
  element: HTMLElement;
  box: Box;
  label: string;
  closesOnDocument(): boolean;
  closesOnMagnifier(): boolean;
  closed(): void;
  signal: AbortSignal;
}

/** A box that is only its magnifier until somebody opens it. */
export function foldBox({ element, box, label, signal, ...world }: CompactWorld): void {
  const { form, field, submit } = box;
  const name = submit?.getAttribute('aria-label') ?? '';
  const fold = (isOpen: boolean) => {
    element.dataset.compact = isOpen ? 'open' : 'folded';
    submit?.setAttribute('aria-expanded', String(isOpen));
    submit?.setAttribute('aria-label', isOpen ? name : label);
    if (isOpen) field.focus();
    else world.closed();
  };
  const isOpen = () => element.dataset.compact === 'open';
  fold(false);

  submit?.addEventListener(
    'click',
    (event) => {
      const opens = !isOpen();
      if (!opens && !(world.closesOnMagnifier() && field.value === '')) return;
      event.preventDefault();
      fold(opens);
    },
    { signal },
  );
  const closeElsewhere = (event: Event) => {
    if (isOpen() && world.closesOnDocument() && !event.composedPath().includes(element)) fold(false);
  };
  document.addEventListener('click', closeElsewhere, { signal });
  form.addEventListener(
    'keydown',
    ({ key, defaultPrevented }) => {
      if (key !== 'Escape' || defaultPrevented || !isOpen()) return;
      fold(false);
      submit?.focus();
    },
    { signal },
  );
}
