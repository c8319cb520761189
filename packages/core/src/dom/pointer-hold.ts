/** The event path of the pressed pointer, and the callbacks that wait for its release. */
let held: readonly EventTarget[] = [];
let waiting: (() => void)[] = [];
let isWatching = false;

/** Begins to track the pressed pointer: four listeners, however many elements need it. */
export function watchPointerHold() {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pointerdown', (event) => (held = event.composedPath()), true);
  for (const type of ['pointerup', 'pointercancel', 'keyup']) window.addEventListener(type, release, true);
}

/** Resolves in the task after the release: a swap under a pressed pointer froze a volume drag. */
export async function whenPointerReleased(element: Element): Promise<void> {
  // A press that is older than the watch shows in `:active`, which a key sets, too. The release of a key does not count
  // while the pointer is held.
  while (held.includes(element) || element.matches(':active'))
    await new Promise<void>((go) => void waiting.push(go));
}

function release({ type }: Event) {
  setTimeout(() => {
    if (type !== 'keyup') held = [];
    for (const go of waiting) go();
    waiting = [];
  });
}
