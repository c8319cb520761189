/** The meaning of a key for the box; `undefined` leaves it to the field: typing, and moving the caret. */
export type KeyAction =
  | 'next'
  | 'previous'
  | 'page-next'
  | 'page-previous'
  | 'cell-next'
  | 'cell-previous'
  | 'open'
  | 'open-first'
  | 'close'
  | 'clear'
  | 'choose'
  | 'submit'
  /** The key stays the field's own, but no result is active any more. */
  | 'leave';

export interface KeyState {
  isOpen: boolean;
  isActive: boolean;
  isGrid: boolean;
  isRtl: boolean;
  /** Nothing stands in the field. */
  isEmpty: boolean;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'keyCode' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>;

/** The table of docs/search-keys.md. */
const KEYS: Record<string, (state: KeyState, pressed: Pressed) => KeyAction | undefined> = {
  ArrowDown({ isOpen }, { altKey }) {
    if (isOpen) return altKey ? undefined : 'next';
    return altKey ? 'open' : 'open-first';
  },
  ArrowUp({ isOpen }, { altKey }) {
    if (!isOpen) return undefined;
    return altKey ? 'close' : 'previous';
  },
  ArrowLeft: (state) => sideways(state, state.isRtl ? 'cell-next' : 'cell-previous'),
  ArrowRight: (state) => sideways(state, state.isRtl ? 'cell-previous' : 'cell-next'),
  PageDown: ({ isOpen }) => (isOpen ? 'page-next' : undefined),
  PageUp: ({ isOpen, isActive }) => (isOpen && isActive ? 'page-previous' : undefined),
  Enter: ({ isActive }) => (isActive ? 'choose' : 'submit'),
  // In an empty field it is the page's: it may close the dialog or the menu that holds the box.
  Escape({ isOpen, isEmpty }) {
    if (isOpen) return 'close';
    return isEmpty ? undefined : 'clear';
  },
};

/** The key with which an input method in Safari ends its word says so by this number alone. */
const COMPOSED = 229;

/** Held for what comes after them. */
const MODIFIERS = ['Shift', 'Alt', 'AltGraph', 'Control', 'Meta'];

/** Keys that an input method takes for itself are not for us. */
export const isForMethod = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  isComposing || keyCode === COMPOSED;

export function actionOf(pressed: Pressed, state: KeyState): KeyAction | undefined {
  if (isForMethod(pressed)) return undefined;
  if (pressed.ctrlKey || pressed.metaKey || MODIFIERS.includes(pressed.key)) return undefined;
  const meaning = KEYS[pressed.key];
  if (meaning) return meaning(state, pressed);
  return state.isActive ? 'leave' : undefined;
}

const sideways = ({ isActive, isGrid }: KeyState, action: KeyAction): KeyAction | undefined => {
  if (!isActive) return undefined;
  return isGrid ? action : 'leave';
};
