import type { TabChannel } from '../poll/tab-channel';

/** Each call opens the channel in one more tab. Messages arrive at once, copied as a browser copies them. */
export function fakeTabs(): () => TabChannel {
  const tabs = new Set<(message: unknown) => void>();
  return () => {
    const own = new Set<(message: unknown) => void>();
    const onEvent = (message: unknown) => {
      for (const run of own) run(structuredClone(message));
    };
    tabs.add(onEvent);
    return {
      send(message) {
        for (const tab of tabs) if (tab !== onEvent) tab(message);
      },
      listen: (run) => void own.add(run),
      close: () => void tabs.delete(onEvent),
    };
  };
}
