import { holes } from '../generated/element-inspector-holes';
import type { InspectorHost, Say } from '../inspector-host';
import type { Step } from '../page/keyboard-navigation';
import type { Inspector } from '../store';
import { present } from './present';

/** The actions of the panel's controls. */
export interface PanelActions {
  step(step: Step): void;
  hide(): void;
  undo(): void;
  redo(): void;
  save(): void;
  leave(): void;
  /** Moves the panel out of the way. */
  move(): void;
  show(selector: string): void;
  peek(isPeeking: boolean): void;
  hideFrom(audience: readonly string[]): void;
}

/** The model that the plain code and the view of the panel share. */
export interface PanelModel {
  store: Inspector['store'];
  actions: PanelActions;
  /** Name → title. */
  roles: Record<string, string>;
  t: Say;
}

const PRESSED = ['hide', 'undo', 'redo', 'save', 'leave', 'move'] as const;

/** Keeps the printed panel live until the view draws it. Its lists come with the view. */
export function keepPrintedLive(host: InspectorHost, { store, actions, roles, t }: PanelModel) {
  for (const [part, read] of Object.entries(holes))
    host.bind(store, part, (state) => read(present(state, roles, t)));

  const press = (part: string, run: (button: HTMLButtonElement) => void) =>
    host.on('click', `[part="${part}"]`, (_, button) => {
      if (button.getAttribute('aria-disabled') !== 'true') run(button as HTMLButtonElement);
    });
  for (const part of PRESSED) press(part, actions[part]);
  press('step', ({ value }) => actions.step(value as Step));
  host.on('change', '[part="peek"]', ({ target }) => actions.peek((target as HTMLInputElement).checked));
}
