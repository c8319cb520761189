import { actionOf, type KeyAction, type KeyState } from './keys';

/** The handlers of keys. A key without one is the browser’s, as is one whose handler answers false. */
export type KeyRun = Partial<Record<KeyAction, (event: KeyboardEvent) => unknown>>;

/** Runs the actions of the keys that are pressed in `area`. */
export function bindKeys(
  area: HTMLElement,
  stateOf: (event: KeyboardEvent) => KeyState,
  run: KeyRun,
  signal: AbortSignal,
): void {
  const press = (event: KeyboardEvent) => {
    const action = event.defaultPrevented ? undefined : actionOf(event, stateOf(event));
    const handle = action && run[action];
    if (handle && handle(event) !== false) event.preventDefault();
  };
  area.addEventListener('keydown', press, { signal });
}
