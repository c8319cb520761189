import type { Lifetime } from '@onda/core/element/lifetime';
import { act, isPaused } from './press-control';

/** Gives a class its methods, and the properties until `steerVolume` takes them over. */
export function addMembers(prototype: Record<string, unknown>) {
  for (const name of ['play', 'pause', 'toggle'])
    prototype[name] = function (this: HTMLElement) {
      return call(this, name);
    };
  Object.defineProperty(prototype, 'paused', {
    get(this: HTMLElement) {
      return isPaused(this);
    },
  });
  prototype.volume = 1;
  prototype.muted = false;
}

/** Presses at once, inside the gesture of the visitor; the answer is lazy. */
export async function call(element: HTMLElement, name: string) {
  const printed = act(element, name);
  const { answerCall } = await import('./answer-call');
  return answerCall(element, name, printed);
}

/** Buttons of the page call the methods by commands, also before a bare tag has printed itself. */
export function obeyCommands(element: HTMLElement, lifetime: Lifetime, soundOf = () => element) {
  const obey = (event: Event) => {
    const { command } = event as Event & { command: string };
    call(soundOf(), command.slice(2)).catch(() => {});
  };
  element.addEventListener('command', obey, lifetime);
}
