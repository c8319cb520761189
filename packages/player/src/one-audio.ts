import { listen, say } from '@onda/core/page-events';

/** One audio on the page and across the tabs of the site. */
export interface OneAudio {
  /** Everybody else falls silent; `yieldTurn` runs when somebody else takes the turn. */
  take(yieldTurn: () => void): void;
  /** Nobody needs to tell us any more. A page that is silent holds no channel, so it may be kept for the back button. */
  release(): void;
}

const CHANNEL = 'onda-play';

/** `source` names the sound in the event: the station's id, else its stream. */
export function oneAudio(
  page: EventTarget,
  source: () => string,
  openChannel: (name: string) => BroadcastChannel | null = browserChannel,
): OneAudio {
  let life = new AbortController();

  const release = () => life.abort();
  return {
    take(yieldTurn) {
      release();
      // Said before we listen, so that our own word does not silence us.
      say(page, 'onda-play', { source: source() });
      life = new AbortController();
      listen(page, 'onda-play', yieldTurn, life.signal);
      joinTabs(openChannel(CHANNEL), yieldTurn, life.signal);
    },
    release,
  };
}

/** A channel does not hear itself. */
function joinTabs(channel: BroadcastChannel | null, yieldTurn: () => void, signal: AbortSignal): void {
  if (!channel) return;
  channel.addEventListener('message', yieldTurn, { signal });
  signal.addEventListener('abort', () => channel.close());
  channel.postMessage(CHANNEL);
}

function browserChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    // Missing, or refused to a page of opaque origin.
    return null;
  }
}
