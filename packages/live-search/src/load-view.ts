type Loaded = typeof import('./view/mount');

let warmed: Promise<Loaded> | undefined;

/** Requests the view of the results, beside the code that searches. */
export function warmView(): void {
  warmed ??= import('./view/mount');
  warmed.catch(() => {});
}

/** The attempt that `warmView` began counts as the first; after a failure each call tries again. */
export async function loadView() {
  const loading = warmed ?? import('./view/mount');
  warmed = undefined;
  return (await loading).view;
}
