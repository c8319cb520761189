/** Messages between the tabs of this site; without BroadcastChannel none arrives. */
export interface TabChannel {
  /** Reaches the other tabs, never this one. */
  send(message: unknown): void;
  listen(run: (message: unknown) => void): void;
  close(): void;
}

export function openTabChannel(name: string): TabChannel {
  const channel = opened(name);
  return {
    send: (message) => channel?.postMessage(message),
    listen: (run) => channel?.addEventListener('message', (event) => run(event.data)),
    close: () => channel?.close(),
  };
}

/** A sandboxed frame refuses it. */
function opened(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
