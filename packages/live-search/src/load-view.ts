type Loaded = typeof import('./view/mount');

let preloaded: Promise<Loaded> | undefined;

/** Loads the view of the results in parallel with the engine. */
export function preloadView(): void {
  preloaded ??= import('./view/mount');
  preloaded.catch(() => {});
}

/** Uses the load that `preloadView` started. After a failure each call tries again. */
export async function loadView() {
  const loading = preloaded ?? import('./view/mount');
  preloaded = undefined;
  return (await loading).view;
}
