import { act, partOf } from './press-control';

/**
 * The members of an element that sounds by itself. A call presses the printed control at once, inside the gesture of
 * the visitor; the answer is lazy. `volume` and `muted` that a script sets are its own until `steerVolume` takes them
 * over.
 */
export function steerSound(tag: string) {
  const prototype: Record<string, unknown> = (customElements.get(tag) as CustomElementConstructor).prototype;
  for (const name of ['play', 'pause', 'toggle'])
    prototype[name] = async function (this: HTMLElement) {
      const printed = act(this, name);
      const { answerCall } = await import('./answer-call');
      return answerCall(this, name, printed);
    };
  Object.defineProperty(prototype, 'paused', {
    get(this: HTMLElement) {
      // Wanted sound is `connecting`, `playing` or `reconnecting`.
      return !partOf(this, '[data-state$=ing]');
    },
  });
}
