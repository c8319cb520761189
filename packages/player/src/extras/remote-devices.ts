/** A way to the loudspeakers and screens of the visitor's network: AirPlay, or what the browser has in its place. */
export interface RemoteDevices {
  /** Tells whether there is anything to choose, now and whenever that changes; returns the undo. */
  watch(tell: (isOffered: boolean) => void): () => void;
  /**
   * Inside the click: the browser asks the visitor which. False when it found nothing; a visitor who takes it back is
   * none.
   */
  choose(): Promise<boolean>;
}

/** Safari's interface from before the standard, which its own controls still use. */
interface AppleAudio extends HTMLAudioElement {
  webkitShowPlaybackTargetPicker(): void;
}

const AIRPLAY_EVENT = 'webkitplaybacktargetavailabilitychanged';

/**
 * Null where the browser has none, or the page forbids it. Media Source Extensions feed the element from this page, and
 * then the browser itself says that no other device can play it.
 */
export function remoteDevices(audio: HTMLAudioElement): RemoteDevices | null {
  if (audio.disableRemotePlayback) return null;
  if (isApple(audio)) return airPlay(audio);
  return 'remote' in audio ? remotePlayback(audio.remote) : null;
}

const isApple = (audio: HTMLAudioElement): audio is AppleAudio =>
  typeof Reflect.get(audio, 'webkitShowPlaybackTargetPicker') === 'function';

const airPlay = (audio: AppleAudio): RemoteDevices => ({
  watch(tell) {
    const onEvent = (event: Event) => tell(Reflect.get(event, 'availability') === 'available');
    audio.addEventListener(AIRPLAY_EVENT, onEvent);
    return () => audio.removeEventListener(AIRPLAY_EVENT, onEvent);
  },
  async choose() {
    audio.webkitShowPlaybackTargetPicker();
    return true;
  },
});

const remotePlayback = (remote: RemotePlayback): RemoteDevices => ({
  watch(tell) {
    const lifetime = new AbortController();
    const { signal } = lifetime;
    const isOver = () => signal.aborted;
    const forget = (id: number) => void remote.cancelWatchAvailability(id).catch(() => {});
    remote
      .watchAvailability((isOffered) => isOver() || tell(isOffered))
      .then(
        (id) => (isOver() ? forget(id) : signal.addEventListener('abort', () => forget(id))),
        // Small phones do not look around all the time; they look when they are asked.
        (error: unknown) => isOver() || tell(Object(error).name === 'NotSupportedError'),
      );
    return () => lifetime.abort();
  },
  choose: () =>
    remote.prompt().then(
      () => true,
      (error: unknown) => Object(error).name !== 'NotFoundError',
    ),
});
