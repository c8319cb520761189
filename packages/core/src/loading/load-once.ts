/** A load whose calls share one run. After a failure the next call runs it again. */
export interface SharedLoad<T> {
  (): Promise<T>;
  /** Starts the load at a touch, before a press is certain. */
  preload(touch?: Pick<Event, 'type'>): void;
  /** Loads for a press. If an older run that it joined fails, the load runs once more. */
  forPress(): Promise<T>;
}

export function loadOnce<T>(load: () => Promise<T>): SharedLoad<T> {
  let loading: Promise<T> | undefined;
  /** True if the pointer began the run: the click that follows is the same press. */
  let isOfPointer = false;

  const run = () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const forPress = () => {
    const isOlder = loading && !isOfPointer;
    isOfPointer = false;
    return isOlder ? run().catch(run) : run();
  };
  const preload = (touch?: Pick<Event, 'type'>) => {
    if (touch?.type !== 'pointerdown') return void run().catch(() => {});
    const isBegun = !loading;
    isOfPointer = false;
    forPress().catch(() => {});
    isOfPointer = isBegun;
  };
  return Object.assign(() => run(), { preload, forPress });
}
