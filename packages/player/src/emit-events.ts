import { emit } from '@onda/core/dom/page-events';
import type { Lifetime } from '@onda/core/element/lifetime';
import { isWanted, type Player } from './store';
import type { PlayerText } from './texts';

/** The element that sends the events of a sound. */
export interface Speaker {
  element: HTMLElement;
  lifetime: Lifetime;
  /** The station's id, else its stream. */
  source(): string;
}

/**
 * Other features, and the site's own scripts, learn of state, track, pause and error by events alone; the song that a
 * look at the page has shown already is told at once.
 */
export function tellPage({ element, lifetime, source }: Speaker, { store }: Player, t: PlayerText) {
  let former = store.getState();
  const tellTrack = () => {
    if (!former.track) return;
    emit(element, 'onda-track', { source: source(), ...former.track });
  };
  tellTrack();
  const unsubscribe = store.subscribe((state) => {
    const { sound, track } = state;
    const changed = sound.status !== former.sound.status;
    const wasWanted = isWanted(former.sound);
    const isNewTrack = track !== null && track !== former.track;
    former = state;
    if (changed) emit(element, 'onda-state', { source: source(), state: sound.status });
    if (changed && wasWanted && sound.status === 'idle') emit(element, 'onda-pause', { source: source() });
    if (changed && sound.status === 'error') {
      const { reason } = sound;
      emit(element, 'onda-error', { tag: element.localName, message: t(reason), source: source(), reason });
    }
    if (isNewTrack) tellTrack();
  });
  lifetime.onEnd(() => {
    unsubscribe();
    // The element is gone already: only the document can still tell those who show its sound.
    if (former.sound.status !== 'idle') emit(document, 'onda-state', { source: source(), state: 'idle' });
    if (isWanted(former.sound)) emit(document, 'onda-pause', { source: source() });
  });
}
