/** Keys that are held at a click with which a browser opens a link elsewhere, for `it.each`. */
export const HELD_KEYS = [
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
] as const satisfies [string, MouseEventInit][];
