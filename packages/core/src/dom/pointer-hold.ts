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
export function whenPointerReleased(element: Element): Promise<void> {
  // A press that is older than the watch is seen by `:active`, which a key sets, too.
  const isPressed = held.includes(element) || element.matches(':active');
  return isPressed ? new Promise((go) => void waiting.push(go)) : Promise.resolve();
}

function release() {
  setTimeout(() => {
    held = [];
    for (const go of waiting) go();
    waiting = [];
  });
}
