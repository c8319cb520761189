import { act, partOf, type SoundElement } from '../members/press-control';
import type { LiveButtonHost } from './source';

interface Button {
  /** The player that sounds for it; undefined where it sounds by itself. */
  holder(): HTMLElement | undefined;
  /** Its own sound's, set by scripts; `steerVolume` takes them over. */
  own: { volume?: number; muted?: boolean };
}

const buttons = new WeakMap<object, Button>();

/** While the button is on the page its members, and commands to it, are those of its holder, if there is one. */
export function steerButton({ element, lifetime }: LiveButtonHost, holder: Button['holder']) {
  const own = ownVolume(element);
  buttons.set(element, { holder, own });
  lifetime.onEnd(() => buttons.set(element, { holder: () => undefined, own }));
  const obey = (event: Event) => {
    act(holder() ?? element, (event as Event & { command: string }).command.slice(2));
  };
  element.addEventListener('command', obey, lifetime);
}

/** The volume that scripts set of the button's own sound, also before it was on the page. */
export const ownVolume = (element: HTMLElement): Button['own'] =>
  buttons.get(element)?.own ?? newOwn(element);

function newOwn(element: HTMLElement): Button['own'] {
  const own = {};
  buttons.set(element, { holder: () => undefined, own });
  return own;
}

/** Gives a registered button its members. */
export function addMembers(tag: string) {
  const prototype: object = (customElements.get(tag) as CustomElementConstructor).prototype;
  const holderOf = (element: object) => buttons.get(element)?.holder() as SoundElement | undefined;
  for (const name of ['play', 'pause', 'toggle'] as const)
    Reflect.set(prototype, name, async function (this: HTMLElement) {
      const holder = holderOf(this);
      if (holder) return holder[name]();
      const printed = act(this, name);
      const { answerCall } = await import('../members/answer-call');
      return answerCall(this, name, printed);
    });
  Object.defineProperties(prototype, {
    paused: {
      get(this: HTMLElement) {
        return holderOf(this)?.paused ?? !partOf(this, '[data-state$=ing]');
      },
    },
    volume: {
      get(this: HTMLElement) {
        return (holderOf(this) ?? ownVolume(this)).volume ?? 1;
      },
      set(this: HTMLElement, level: number) {
        (holderOf(this) ?? ownVolume(this)).volume = level;
      },
    },
    muted: {
      get(this: HTMLElement) {
        return (holderOf(this) ?? ownVolume(this)).muted ?? false;
      },
      set(this: HTMLElement, isMuted: boolean) {
        (holderOf(this) ?? ownVolume(this)).muted = isMuted;
      },
    },
  });
}
