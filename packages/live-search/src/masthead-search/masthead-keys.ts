import type { Box } from './masthead-box';
import type { Masthead } from './store';

/**
 * Arrows go through the links of the panel and back into the field; Escape closes; Enter in the field sends nothing.
 */
export function moveByKeys(
  { frame, field }: Box,
  { store, close }: Masthead,
  signal: AbortSignal,
  isLive: () => boolean,
): void {
  const isActive = () => store.getState().isActive;
  const stops = () =>
    [field, ...frame.querySelectorAll<HTMLElement>('.onda-masthead-panel a')].filter(isShown);
  const move = (event: KeyboardEvent, by: 1 | -1) => {
    const all = stops();
    const at = all.indexOf(event.target as HTMLElement);
    const next = all[at + by];
    if (!isActive() || at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: (event) => move(event, 1),
    ArrowUp: (event) => move(event, -1),
    Enter(event) {
      if (event.target === field && isLive()) event.preventDefault();
    },
    Escape(event) {
      if (!isActive()) return;
      event.preventDefault(); // or the browser would empty the field as well
      if (event.target !== field) field.focus();
      close();
    },
  };
  const press = (event: KeyboardEvent) => {
    if (!event.isComposing) keys[event.key]?.(event);
  };
  frame.addEventListener('keydown', press, { signal });
}

const isShown = (node: HTMLElement) => !node.closest('[hidden]');
