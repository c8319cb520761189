import type { Host } from './host';

/** The printed node that the view takes over from; without one the view stands beside what is there. */
const SHELL = '[data-shell]';

/** Mounts beside the shell, then swaps: nothing is painted in between, and focus stays on the same part. */
export function takePlace(
  { root, life }: Pick<Host, 'root' | 'life'>,
  mount: (place: HTMLElement, fail: (error: unknown) => void) => () => void,
  fail: (error: unknown) => void,
) {
  const place = document.createElement('div');
  place.dataset.view = '';
  place.style.display = 'contents';
  const shell = root.querySelector<HTMLElement>(SHELL);
  const leave = () => {
    if (shell) place.replaceWith(shell);
    else place.remove();
    undo();
  };
  const undo = mount(place, (error) => {
    leave();
    fail(error);
  });
  if (shell) swap(root, shell, place);
  else root.append(place);
  life.onEnd(leave);
}

function swap(root: ShadowRoot | HTMLElement, shell: HTMLElement, place: HTMLElement) {
  const focused = focusedPart(root);
  shell.replaceWith(place);
  if (focused) place.querySelector<HTMLElement>(`[part~="${focused}"]`)?.focus({ preventScroll: true });
}

function focusedPart(root: ShadowRoot | HTMLElement): string | undefined {
  const active = (root.getRootNode() as Document | ShadowRoot).activeElement;
  if (!active || !root.contains(active)) return undefined;
  return active.closest('[part]')?.getAttribute('part')?.split(' ')[0];
}
