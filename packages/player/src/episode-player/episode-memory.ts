import type { KeyStore } from '@onda/core/storage/storage';
import type { Clock } from '@onda/core/timing/clock';

const PLACES_KEY = 'onda-places';
const SPEEDS_KEY = 'onda-speeds';
/** The oldest place makes room for one more. */
const PLACES = 100;
/** Music and good-byes: who left so late has heard it. */
const END_SECONDS = 15;

/** Episodes as this browser remembers them: nobody else is told. */
export interface EpisodeMemory {
  /** Seconds from the start; 0 for one that is unknown or heard to its end. */
  placeOf(episode: string): number;
  /** `length` of 0: unknown. */
  keepPlace(episode: string, seconds: number, length: number): void;
  speedOf(show: number): number;
  keepSpeed(show: number, speed: number): void;
}

interface Place {
  seconds: number;
  finished: boolean;
  at: number;
}

export function episodeMemory(storage: KeyStore, { now }: Pick<Clock, 'now'>): EpisodeMemory {
  const places = () => storage.read(PLACES_KEY, parsePlaces);
  const speeds = () => storage.read(SPEEDS_KEY, (value) => Object(value) as Record<string, unknown>);
  return {
    placeOf(episode) {
      const { seconds, finished } = new Map(places()).get(episode) ?? { seconds: 0, finished: true };
      return finished ? 0 : seconds;
    },
    keepPlace(episode, seconds, length) {
      const place: Place = { seconds, finished: length > 0 && seconds >= length - END_SECONDS, at: now() };
      const others = places().filter(([id]) => id !== episode);
      const newest = others.toSorted(([, one], [, other]) => other.at - one.at).slice(0, PLACES - 1);
      storage.write(PLACES_KEY, Object.fromEntries([[episode, place], ...newest]));
    },
    speedOf(show) {
      const speed = speeds()[show];
      return typeof speed === 'number' && speed > 0 && speed <= 4 ? speed : 1;
    },
    keepSpeed: (show, speed) => void storage.write(SPEEDS_KEY, { ...speeds(), [show]: speed }),
  };
}

function parsePlaces(value: unknown): [string, Place][] {
  return Object.entries(Object(value)).flatMap(([id, place]): [string, Place][] => {
    const { seconds, finished, at } = Object(place) as Partial<Place>;
    const isPlace = typeof seconds === 'number' && seconds >= 0 && Number.isFinite(seconds);
    return isPlace ? [[id, { seconds, finished: finished === true, at: Number(at) || 0 }]] : [];
  });
}
