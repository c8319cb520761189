import { likelyFormat } from '../sound/stream-format';
import { connectAudio } from './audio-connection';
import type { AudioElement } from './audio-element';
import { elementTransport } from './element-transport';
import type { AudioTransport } from './transport';

type HowlerModule = Pick<typeof import('./howler-quiet'), 'Howl' | 'Howler'>;

/** Private members of howler 2.2.4 that this needs. The version is pinned, and a test checks each. */
interface HowlerPrivates {
  _canPlayEvent: string;
  _html5AudioPool: HTMLAudioElement[];
}

interface HowlPrivates {
  _sounds: { _node?: HTMLAudioElement }[];
}

/** Howler for the connections after the first; null when it is not the howler we know. */
export function howlerTransport(
  { Howl, Howler }: HowlerModule,
  element: AudioElement,
): AudioTransport | null {
  const privates = privatesOf(Howler);
  return privates && transportOf(Howl, privates, element);
}

function privatesOf(howler: object): HowlerPrivates | null {
  const privates = howler as HowlerPrivates;
  const { _canPlayEvent, _html5AudioPool } = privates;
  return typeof _canPlayEvent === 'string' && Array.isArray(_html5AudioPool) ? privates : null;
}

/**
 * Each Howl is one connection. A Howl that is stopped or played again queues, replays old sound and comes back as a
 * ghost; so it only loads, and its node is played and listened to by us. `howl.play()` would also wait for
 * `canplaythrough`, 8 s on a live mp3.
 */
function transportOf(
  Howl: HowlerModule['Howl'],
  howler: HowlerPrivates,
  element: AudioElement,
): AudioTransport {
  const plain = elementTransport(element);
  howler._canPlayEvent = 'canplay';
  return {
    open(url, volume, tell) {
      // Only the element that was played in a gesture may be played again without one.
      howler._html5AudioPool = [Object.assign(element(), { _unlocked: true })];
      const howl = new Howl({
        src: [url],
        format: [likelyFormat(url).codec],
        html5: true,
        preload: false,
        pool: 1,
      });
      // It would leave a data: address behind, which a media-src policy refuses; we drop the address ourselves.
      Object.assign(howl, { _clearSound: () => {} });
      howl.load();
      const node = (howl as unknown as HowlPrivates)._sounds?.[0]?._node;
      if (!node) {
        howl.unload();
        return plain.open(url, volume, tell);
      }
      return connectAudio(node, volume, tell, () => {
        node.pause();
        howl.off();
        howl.unload();
      });
    },
  };
}
