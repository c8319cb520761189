/**
 * The window that shows this page in a frame of ours, so that its sound goes on while pages change. It has its
 * document, the last events of its players and its sound, whose shape `player` defines. The frame's element carries it.
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

/** Undefined on a page without a frame of ours, and on a server. */
export const framingWindow = (): FramingWindow | undefined =>
  (globalThis.frameElement as LendingFrame | null | undefined)?.onda;
