import type { Lifetime } from '@onda/core/element/lifetime';
import type { Player } from '../store';
import type { SetVolume } from './press-control';

/** From now on `volume` and `muted` are the player's; what a script has set before counts. */
export function steerVolume(target: SetVolume, { store, setVolume }: Player, lifetime: Lifetime) {
  const now = () => store.getState().volume;
  if (Object.hasOwn(target, 'volume') || Object.hasOwn(target, 'muted'))
    setVolume(Object.hasOwn(target, 'volume') ? Number(target.volume) : now().level, target.muted);
  const define = (descriptors: PropertyDescriptorMap) => {
    for (const descriptor of Object.values(descriptors))
      Object.assign(descriptor, { configurable: true, enumerable: true });
    Object.defineProperties(target, descriptors);
  };
  define({
    volume: { get: () => now().level, set: (level) => setVolume(Number(level), now().isMuted) },
    muted: { get: () => now().isMuted, set: (muted) => setVolume(now().level, Boolean(muted)) },
  });
  lifetime.onEnd(() => {
    const { level, isMuted } = now();
    define({ volume: { value: level, writable: true }, muted: { value: isMuted, writable: true } });
  });
}
