import { isOnScreen } from '@onda/core/dom/on-screen';
import { listen } from '@onda/core/dom/page-events';
import { pageAjax } from '@onda/core/http/page-services';
import { pagePoller } from '@onda/core/poll/page-poller';
import { systemClock } from '@onda/core/timing/clock';
import { domParsers } from '@onda/feeds/dom-parsers';
import { FEED_KINDS } from '@onda/feeds/generated/kinds';
import type { FeedReading } from '@onda/feeds/read-with';
import { isShowOver } from '@onda/feeds/songs/with-show';
import { createPlayerApi } from '../api';
import type { PlayerHost, PlayerModel } from '../player-model';
import type { Sound } from '../sound/sound';
import { isHls } from '../sound/stream-format';
import { followPush } from './follow-push';
import type { LiveFeed } from './live-feed';
import { followNowPlaying } from './now-playing-source';
import { showOnAir } from './show-on-air';
import { toldSong } from './told-song';

/** Keeps asking what is on air, our own server or the stream's, until the element leaves the page. Once a player. */
export function followStation(host: PlayerHost, model: PlayerModel) {
  if (model.onAir.isFollowed || host.lifetime.isOver) return;
  model.onAir.isFollowed = true;
  const dependencies = createDependencies();
  // The element around a bar may be out of sight.
  const frame = host.root.querySelector('.frame') ?? host.element;
  const isSeen = isOnScreen(frame, host.lifetime.signal, () => following.wake());
  const isSounding = () => hasSound(model.engine?.player.store.getState().sound.status);
  const follow = () => followOne(dependencies, host, model, isSeen, isSounding);
  let following = follow();

  let stream = streamOf(host, model);
  const followAnew = () => {
    following.stop();
    model.onAir.known = undefined;
    delete model.onAir.answer;
    delete model.onAir.isPushed;
    stream = streamOf(host, model);
    following = follow();
  };
  // Said by our own engine: with the first sound AzuraCast's push is worth a connection, and a playlist was read.
  const onState = () => {
    followSound(host, model).catch(() => {});
    return stream === streamOf(host, model) ? following.wake() : followAnew();
  };
  listen(host.element, 'onda-state', onState, host.lifetime.signal);
  const unsubscribe = host.attributes.subscribe(followAnew);
  host.lifetime.onEnd(() => {
    unsubscribe();
    following.stop();
  });
}

/** The stream inside of what the page names: of a playlist's own name a status page knows nothing. */
function streamOf({ attributes }: PlayerHost, { engine }: PlayerModel): string {
  const { radioStream } = attributes.getState();
  return engine?.player.leadsTo(radioStream) ?? radioStream;
}

/** An outage is waited out. */
const hasSound = (status?: Sound['status']) => status === 'playing' || status === 'reconnecting';

type Ask = () => boolean;

/** Asks for one station, and rests while the station tells by itself. Its listener may have scrolled away. */
function followOne(
  dependencies: Dependencies,
  host: PlayerHost,
  model: PlayerModel,
  isSeen: Ask,
  isSounding: Ask,
) {
  const setup = setupOf(host, model);
  const isOurs = setup.station !== '' && dependencies.hasServer;
  const apply = (reading: FeedReading) => {
    const isSong = hasSong(reading);
    if (isSong) delete model.onAir.songInSound;
    // A feed without a song knows less than the sound that names it.
    if (isSong || !model.onAir.songInSound || !isSounding()) showOnAir(host, model, reading);
    else model.onAir.reading = model.onAir.songInSound;
    model.onAir.hasFeedSong = isSong;
  };
  let push: LiveFeed | undefined;
  let pushedSince = 0;
  // A song that is pushed is read by the notes of our server, which come first.
  let isAnswered = !isOurs;
  // The schedule is not pushed.
  const isTold = () => push?.isLive() && !isShowOver(model.onAir.answer, dependencies.clock.now());
  const isWanted = () => (isSeen() || isSounding()) && !isTold();
  const poll = followNowPlaying(
    dependencies,
    { ...setup, known: model.onAir.known, isSounding, isWanted },
    (reading, answer) => {
      model.onAir.answer = answer ?? model.onAir.answer;
      isAnswered = true;
      push?.wake();
      // Asked for before the station told by itself, or kept by our server since then. A reading that begins in the
      // same second is believed only while nobody else tells.
      const since = startOf(reading);
      const isNews = push?.isLive() ? (since ?? 0) > pushedSince : since === null || since >= pushedSince;
      if (isNews) apply(reading);
    },
  );
  push = followPush(dependencies, setup, {
    answer: () => model.onAir.answer,
    isWanted: () => isAnswered && (isSounding() || (isSeen() && !isOurs)),
    apply(reading) {
      pushedSince = startOf(reading) ?? 0;
      model.onAir.isPushed = true;
      apply(reading);
      poll.wake();
    },
    changed: poll.wake,
  });
  return {
    wake() {
      push?.wake();
      poll.wake();
    },
    stop() {
      push?.close();
      poll.stop();
    },
  };
}

const hasSong = (reading: FeedReading) => reading.kind === 'read' && reading.nowPlaying.track !== null;

/** HLS may name its songs in the sound itself. */
async function followSound({ attributes, lifetime }: PlayerHost, model: PlayerModel) {
  const { radioStream, preserveOriginalUpperLowerCase } = attributes.getState();
  if (!isHls(radioStream) || model.onAir.isSoundFollowed) return;
  model.onAir.isSoundFollowed = true;
  const { followSongsInSound } = await import('./songs-in-sound');
  const ended = new AbortController();
  lifetime.onEnd(() => ended.abort());
  const apply = (reading: FeedReading) => {
    if (model.onAir.hasFeedSong) return;
    model.onAir.songInSound = reading;
    model.onAir.reading = reading;
    model.engine?.player.apply(reading, true);
  };
  const song = { keepCase: preserveOriginalUpperLowerCase, answer: () => model.onAir.answer };
  followSongsInSound(model.audio(), song, apply, ended.signal);
}

/** When what is on air began, in milliseconds; null where nobody told. */
const startOf = (reading: FeedReading) => (reading.kind === 'read' ? reading.nowPlaying.startedAt : null);

type Dependencies = ReturnType<typeof createDependencies>;

function createDependencies() {
  const { ajax, hasServer } = pageAjax();
  const api = createPlayerApi(ajax);
  return { poller: pagePoller(), api, clock: systemClock, parsers: domParsers(), hasServer };
}

function setupOf(host: PlayerHost, model: PlayerModel) {
  const { station, feed, feedKind, nowPlayingInterval, preserveOriginalUpperLowerCase } =
    host.attributes.getState();
  return {
    station,
    stream: streamOf(host, model),
    feed,
    feedKind: FEED_KINDS.find((kind) => kind === feedKind) ?? 'auto',
    intervalSeconds: nowPlayingInterval,
    preserveCase: preserveOriginalUpperLowerCase,
    toldIn: (answer: unknown) => toldSong(Object(answer).onAir, host.attributes.getState()),
  };
}
