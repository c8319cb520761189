import type { Readable } from '@onda/core/element/host';
import type { KeyStore } from '@onda/core/storage/storage';
import type { PlayerState } from '../store';

/** All players of the site share this key: a visitor's ears are the same everywhere. */
const KEY = 'onda-volume';

/** The volume that the visitor chose last, or the page's. Silence is not stored: a silent player seems broken. */
export function startVolume(storage: KeyStore, initialVolume: number): number {
  return storage.read(KEY, (level) => (isLoud(level) ? level : initialVolume));
}

/** Keeps what the visitor chooses from now on; returns the undo. */
export function rememberVolume(storage: KeyStore, store: Readable<PlayerState>): () => void {
  let kept = store.getState().volume.level;
  return store.subscribe(({ volume: { level } }) => {
    if (level === kept) return;
    kept = level;
    storage.write(KEY, level);
  });
}

const isLoud = (level: unknown): level is number => typeof level === 'number' && level > 0 && level <= 1;
