/**
 * The window that shows this page in a frame of ours, because its sound goes on while pages change: its document, what
 * its players said last, and its sound, whose shape `player` knows. The frame's element carries it.
 */
export interface FramingWindow {
  document: Document;
  lastSaid: unknown;
  sound: unknown;
}

/** The element of such a frame. */
export interface LendingFrame {
  onda?: FramingWindow;
}

/** Undefined on a page of its own, and in a frame of somebody else. A server has no frame. */
export const framingWindow = (): FramingWindow | undefined =>
  (globalThis.frameElement as LendingFrame | null | undefined)?.onda;
