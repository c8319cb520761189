/** The event path of the pressed pointer, and the callbacks that wait for its release. */
let held: readonly EventTarget[] = [];
let waiting: (() => void)[] = [];
let isWatching = false;

/** From now on the page knows what is held down: four listeners, however many elements ask. */
export function watchPointerHold() {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pointerdown', (event) => (held = event.composedPath()), true);
  for (const type of ['pointerup', 'pointercancel', 'keyup']) window.addEventListener(type, release, true);
}

/** Resolves in the task after the release: a swap under a pressed pointer froze a volume drag. */
export async function whenPointerReleased(element: Element): Promise<void> {
  // A press that is older than the watch is seen by `:active`, which a key sets, too. A key that is released while the
  // pointer is still held is no release of it.
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
