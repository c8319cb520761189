import { systemClock } from '@onda/core/clock';
import type { Host } from '@onda/core/host';
import { isOnScreen } from '@onda/core/on-screen';
import { pageAjax, pagePoller } from '@onda/core/page-services';
import { domParsers } from '@onda/feeds/dom-parsers';
import { createPlayerApi } from './api';
import type { radioPlayer } from './contract';
import { followNowPlaying } from './now-playing-source';
import type { Player } from './store';

/** Tells the player what is on air, from our own server or the stream's, until its element leaves the page. */
export function followStation(host: Host<typeof radioPlayer>, player: Player) {
  const { ajax, hasServer } = pageAjax();
  const world = {
    poller: pagePoller(),
    api: createPlayerApi(ajax),
    clock: systemClock,
    parsers: domParsers(),
    hasServer,
  };
  const seen = isOnScreen(host.element, host.signal, () => handle.wake());
  const follow = () => {
    const attributes = host.attributes.getState();
    return followNowPlaying(
      world,
      {
        station: attributes.station,
        stream: attributes.radioStream,
        feed: attributes.feed,
        feedKind: attributes.feedKind,
        intervalSeconds: attributes.nowPlayingInterval,
        preserveCase: attributes.preserveOriginalUpperLowerCase,
        isWanted: seen,
        isSounding: () => player.store.getState().sound.status === 'playing',
      },
      player.hear,
    );
  };

  let handle = follow();
  const unsubscribe = host.attributes.subscribe(() => {
    handle.stop();
    handle = follow();
  });
  host.signal.addEventListener('abort', () => {
    unsubscribe();
    handle.stop();
  });
}
