import { emit, listen } from '@onda/core/dom/page-events';
import { openTabChannel, type TabChannel } from '@onda/core/poll/tab-channel';

/** Only one audio sounds on the page and across the tabs of the site. */
export interface OneAudio {
  /**
   * Everybody else falls silent; `yieldTurn` runs when somebody else takes the turn. `source`: station id or stream.
   */
  take(source: string, yieldTurn: () => void): void;
  /** Nobody needs to tell us any more. A silent page holds no channel, so the back button may find it as it was. */
  release(): void;
}

const CHANNEL = 'onda-play';

export function oneAudio(
  page: EventTarget,
  openChannel: (name: string) => TabChannel = openTabChannel,
): OneAudio {
  let release = () => {};
  return {
    take(source, yieldTurn) {
      release();
      // Said before we listen, so that our own word does not silence us; a channel never hears itself.
      emit(page, 'onda-play', { source });
      const lifetime = new AbortController();
      const channel = openChannel(CHANNEL);
      listen(page, 'onda-play', yieldTurn, lifetime.signal);
      channel.listen(yieldTurn);
      channel.send(source);
      release = () => {
        lifetime.abort();
        channel.close();
      };
    },
    release: () => release(),
  };
}
