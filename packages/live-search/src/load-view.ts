type Loaded = typeof import('./view/mount');

let preloaded: Promise<Loaded> | undefined;

/** Requests the view of the results, beside the code that searches. */
export function preloadView(): void {
  preloaded ??= import('./view/mount');
  preloaded.catch(() => {});
}

/** The attempt that `warmView` began counts as the first; after a failure each call tries again. */
export async function loadView() {
  const loading = preloaded ?? import('./view/mount');
  preloaded = undefined;
  return (await loading).view;
}
