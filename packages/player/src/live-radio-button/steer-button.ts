import type { Lifetime } from '@onda/core/element/lifetime';
import { isPaused, type SetVolume } from '../members/press-control';
import { call, obeyCommands } from '../members/steered-sound';
import type { LiveButtonHost } from './source';

const BEFORE = { volume: 1, muted: false };

const volumes = new WeakMap<object, SetVolume>();

/** The volume of the button's own sound, as scripts have set it; `steerVolume` takes it over. */
export function volumeOf(element: object): SetVolume {
  const volume = volumes.get(element) ?? {};
  volumes.set(element, volume);
  return volume;
}

const holders = new WeakMap<object, () => HTMLElement | undefined>();

const holderOf = (element: object) => holders.get(element)?.();
const soundOf = (element: HTMLElement) => holderOf(element) ?? element;

/** While the button is on the page its members are those of its holder, if there is one. */
export function steerButton({ element, lifetime }: LiveButtonHost, holder: () => HTMLElement | undefined) {
  holders.set(element, holder);
  lifetime.onEnd(() => holders.delete(element));
  const own: Record<string, unknown> = { ...element };
  for (const name of Object.keys(BEFORE)) {
    if (!(name in own)) continue;
    // Set before the code was there, it would hide the one of the class.
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, own[name]);
  }
}

export const obeyAsButton = (element: HTMLElement, lifetime: Lifetime) =>
  obeyCommands(element, lifetime, () => soundOf(element));

/** Those of the player, said of whose sound it is. */
export function addButtonMembers(prototype: Record<string, unknown>) {
  for (const name of ['play', 'pause', 'toggle'])
    prototype[name] = function (this: HTMLElement) {
      return call(soundOf(this), name);
    };
  Object.defineProperty(prototype, 'paused', {
    get(this: HTMLElement) {
      return isPaused(soundOf(this));
    },
  });
  for (const [name, before] of Object.entries(BEFORE))
    Object.defineProperty(prototype, name, {
      get(this: HTMLElement) {
        return Reflect.get(holderOf(this) ?? volumeOf(this), name) ?? before;
      },
      set(this: HTMLElement, value) {
        Reflect.set(holderOf(this) ?? volumeOf(this), name, value);
      },
    });
}
