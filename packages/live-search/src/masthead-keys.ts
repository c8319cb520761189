import type { Box } from './masthead-box';
import type { Masthead } from './masthead-store';

/** Arrows go through the links of the panel and back into the field; Escape closes; Enter in the field sends nothing. */
export function moveByKeys(
  { frame, field }: Box,
  { store, close }: Masthead,
  signal: AbortSignal,
  isLive: () => boolean,
): void {
  const links = () => [...frame.querySelectorAll<HTMLElement>('.onda-masthead a')].filter(isShown);
  const move = (event: KeyboardEvent, by: 1 | -1) => {
    const stops = [field, ...links()];
    const at = stops.indexOf(event.target as HTMLElement);
    const next = stops[at + by];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  const escape = (event: KeyboardEvent) => {
    event.preventDefault(); // or the browser would empty the field as well
    if (event.target !== field) field.focus();
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const isActive = store.getState().isActive;
    if (event.key === 'Enter' && event.target === field && isLive()) event.preventDefault();
    if (event.key === 'ArrowDown' && isActive) move(event, 1);
    if (event.key === 'ArrowUp' && isActive) move(event, -1);
    if (event.key === 'Escape' && isActive) escape(event);
  };
  frame.addEventListener('keydown', press, { signal });
}

const isShown = (node: HTMLElement) => !node.closest('[hidden]');
