import { systemClock } from '@onda/core/clock';
import { isOnScreen } from '@onda/core/on-screen';
import { pageAjax, pagePoller } from '@onda/core/page-services';
import { domParsers } from '@onda/feeds/dom-parsers';
import { createPlayerApi } from './api';
import { followNowPlaying } from './now-playing-source';
import type { PlayerHost, PlayerModel } from './player-model';
import { showOnAir } from './show-on-air';

/** Keeps asking what is on air, our own server or the stream's, until the element leaves the page. Once a player. */
export function followStation(host: PlayerHost, model: PlayerModel) {
  if (model.isFollowed || host.life.isOver) return;
  model.isFollowed = true;
  const world = newWorld();
  const isWanted = isOnScreen(host.element, host.life.signal, () => handle.wake());
  const isSounding = () => model.engine?.player.store.getState().sound.status === 'playing';
  const follow = () => {
    const setup = { ...setupOf(host), known: model.known, isWanted, isSounding };
    return followNowPlaying(world, setup, (reading) => showOnAir(host, model, reading));
  };
  let handle = follow();

  const unsubscribe = host.attributes.subscribe(() => {
    handle.stop();
    model.known = undefined;
    handle = follow();
  });
  host.life.onEnd(() => {
    unsubscribe();
    handle.stop();
  });
}

function newWorld() {
  const { ajax, hasServer } = pageAjax();
  const api = createPlayerApi(ajax);
  return { poller: pagePoller(), api, clock: systemClock, parsers: domParsers(), hasServer };
}

function setupOf({ attributes }: PlayerHost) {
  const { station, radioStream, feed, feedKind, nowPlayingInterval, preserveOriginalUpperLowerCase } =
    attributes.getState();
  return {
    station,
    stream: radioStream,
    feed,
    feedKind,
    intervalSeconds: nowPlayingInterval,
    preserveCase: preserveOriginalUpperLowerCase,
  };
}
