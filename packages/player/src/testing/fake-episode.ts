import { createStorage } from '@onda/core/storage/storage';
import { endings } from '@onda/core/testing/endings';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { fakeStorage } from '@onda/core/testing/fake-storage';
import { fakeTabs } from '@onda/core/testing/fake-tabs';
import { vi } from 'vitest';
import type { Chapter } from '../episode-player/chapters';
import type { Episode } from '../episode-player/contract';
import { episodeMemory } from '../episode-player/episode-memory';
import type { FileProblem } from '../episode-player/probe-file';
import { createEpisodePlayer } from '../episode-player/store';
import { oneAudio } from '../sound/one-audio';
import { fakeAudio } from './fake-audio';

export const EPISODE: Episode = {
  episode: 'e7-abc1',
  episodeTitle: 'La marea',
  showTitle: 'La Tarde',
  image: 'https://radio.test/tarde.jpg',
  address: 'https://radio.test/la-tarde/',
  seconds: 9_999,
  show: 7,
  hasChapters: true,
  download: 'https://radio.test/1.mp3',
  src: 'https://radio.test/1.mp3',
};

export const OTHER: Episode = {
  ...EPISODE,
  episode: 'e8-def2',
  episodeTitle: 'El faro',
  show: 8,
  src: 'https://radio.test/2.mp3',
};

const reach = (end: number) => ({ length: 1, start: () => 0, end: () => end });

/** A player of episodes over an `<audio>` that does what it is told. */
export function fakeEpisode() {
  const audio = fakeAudio();
  const clock = fakeClock();
  const storage = fakeStorage();
  const page = new EventTarget();
  const network = { isOnline: true };
  const probe = vi.fn(async (): Promise<FileProblem> => 'unavailable');
  const readChapters = vi.fn(async (): Promise<Chapter[]> => []);
  const memory = episodeMemory(createStorage(storage.area), clock);
  const player = createEpisodePlayer({
    audio: audio.element,
    clock,
    memory,
    probe,
    readChapters,
    oneAudio: oneAudio(page, fakeTabs()),
    isOnline: () => network.isOnline,
  });
  endings.add(player.dispose);
  return {
    player,
    audio,
    clock,
    storage,
    memory,
    page,
    network,
    probe,
    readChapters,
    state: () => player.store.getState(),
    /** The file says how long it is, and how far one may move in it. */
    arrive: (duration = 3_480, end = duration) =>
      audio.happen('loadedmetadata', { readyState: 4, duration, seekable: reach(end) }),
    /** It sounds at this second. */
    async sound(currentTime?: number) {
      await audio.allow();
      audio.happen('playing', currentTime === undefined ? {} : { currentTime });
      audio.happen('timeupdate');
    },
    fail: (code: number) => audio.happen('error', { error: { code } }),
  };
}
