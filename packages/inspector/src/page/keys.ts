import type { Step } from './keyboard-navigation';

/** The meaning of a key while the inspector is open. */
export type KeyAction = Step | 'hide' | 'undo' | 'redo' | 'leave';

const STEPS: Record<string, Step> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};
/** Whether it leads from one element to another. */
export const isStep = (action: KeyAction): action is Step => Object.values<string>(STEPS).includes(action);

const PLAIN: Record<string, KeyAction> = { ...STEPS, Escape: 'leave', Backspace: 'undo', Delete: 'hide' };

const WITH_CTRL: Record<string, KeyAction> = { z: 'undo', y: 'redo', Z: 'redo' };

/** `isOnControl`: the focus is on a control of the panel, which has Enter for itself. */
export function actionOfKey(event: KeyboardEvent, isOnControl: boolean): KeyAction | undefined {
  const { key, shiftKey, altKey } = event;
  if (altKey) return undefined;
  // With Caps Lock letters are the other way round.
  if (event.ctrlKey || event.metaKey) return WITH_CTRL[shiftKey ? key.toUpperCase() : key.toLowerCase()];
  return key === 'Enter' && !isOnControl ? 'hide' : PLAIN[key];
}
