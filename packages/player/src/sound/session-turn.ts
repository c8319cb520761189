import { webAddress } from '@onda/core/http/safe-url';

/** The sizes that lock screens, watches and cars ask for, in pixels; the size of a cover is unknown. */
const ARTWORK_SIZES = [96, 128, 192, 256, 384, 512];

/** A page has one session; it belongs to the player that sounded last. Session → what takes it from its owner. */
const owners = new WeakMap<MediaSession, () => void>();

/** `album` is the name of the station. */
export interface SessionText {
  title: string;
  artist: string;
  album: string;
  cover: string;
}

export interface SessionTurn {
  /** The first sound takes the session; until another takes it, it shows how this one stands. */
  show(isSounding: boolean, text: SessionText, position?: MediaPositionState): void;
  /** Gives it back, where it is ours. */
  clear(): void;
}

/** A player's part in the page's session. An action that the browser does not know is left out. */
export function sessionTurn(
  session: MediaSession,
  actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>>,
): SessionTurn {
  let shown = '';
  const handle = (isOurs: boolean) => {
    for (const [action, run] of Object.entries(actions))
      quietly(() => session.setActionHandler(action as MediaSessionAction, isOurs ? run : null));
  };
  const leave = () => {
    shown = '';
    handle(false);
    quietly(() => session.setPositionState());
  };
  const isOurs = () => owners.get(session) === leave;

  return {
    show(isSounding, text, position) {
      if (isSounding && !isOurs()) {
        owners.get(session)?.();
        owners.set(session, leave);
        handle(true);
      }
      if (!isOurs()) return;
      session.playbackState = isSounding ? 'playing' : 'paused';
      if (position) quietly(() => session.setPositionState(position));
      const next = metadataOf(text);
      const written = JSON.stringify(next);
      if (written === shown) return;
      shown = written;
      session.metadata = new MediaMetadata(next);
    },
    clear() {
      if (!isOurs()) return;
      owners.delete(session);
      leave();
      session.metadata = null;
      session.playbackState = 'none';
    },
  };
}

/** A cover that is no web address is left out: the browser would throw. */
function metadataOf({ title, artist, album, cover }: SessionText): MediaMetadataInit {
  const src = webAddress(cover);
  const artwork = src ? ARTWORK_SIZES.map((size) => ({ src, sizes: `${size}x${size}` })) : [];
  return { title, artist, album, artwork };
}

function quietly(run: () => void) {
  try {
    run();
  } catch {}
}
