import type { Clock } from '@onda/core/timing/clock';

/** it closes by itself after so long. */
export const CLOSE_MS = 10_000;

export interface ClosingDependencies {
  clock: Clock;
  /** The result of the spec's test of the user agent. */
  isMobile: boolean;
  /** The whole block is in the viewport. */
  isFullyVisible(): boolean;
  /** A pointer is over the widget, or the keyboard is in it. */
  isHeld(): boolean;
  close(): void;
}

/** When the block closes by itself. */
export interface Closing {
  opened(): void;
  closed(): void;
  /** The pointer came over the widget, or left it. */
  hovered(isOver: boolean): void;
  /** Some of the block left the viewport. */
  scrolledOut(): void;
}

export function createClosing({
  clock,
  isMobile,
  isFullyVisible,
  isHeld,
  close,
}: ClosingDependencies): Closing {
  let cancel: (() => void) | undefined;
  let isOpen = false;

  const stop = () => {
    cancel?.();
    cancel = undefined;
  };
  const start = () => {
    stop();
    if (isOpen) cancel = clock.after(CLOSE_MS, timeIsUp);
  };
  const timeIsUp = () => {
    cancel = undefined;
    if (isMobile) {
      if (!isFullyVisible()) close();
    } else if (isHeld()) {
      start();
    } else {
      close();
    }
  };

  return {
    opened() {
      isOpen = true;
      start();
    },
    closed() {
      isOpen = false;
      stop();
    },
    hovered(isOver) {
      if (isMobile) return;
      if (isOver) stop();
      else start();
    },
    scrolledOut() {
      if (isMobile && !cancel) start();
    },
  };
}
