import { whenSeen } from '@onda/core/dom/when-seen';
import { readConfig } from '@onda/core/http/config';
import { initialPoll } from '@onda/core/poll/initial-poll';
import { systemClock } from '@onda/core/timing/clock';
import { withArt } from '@onda/feeds/songs/with-art';
import { pollSeconds } from './on-air/poll-seconds';
import { showOnAir } from './on-air/show-on-air';
import { toldSong } from './on-air/told-song';
import type { PlayerHost, PlayerModel } from './player-model';

/**
 * Shows what is on air once, with one request for the whole page. A visitor who stays gets the poller after the first
 * interval; a page without a server of ours, at once.
 */
export async function lookAtStation(host: PlayerHost, model: PlayerModel) {
  const { station, nowPlayingInterval, autoPlay, sticky, seamless } = host.attributes.getState();
  const becomeBar = async () => {
    const { followPlace } = await import('./bar/follow-place');
    followPlace(host);
  };
  if (autoPlay) void import('./autoplay').then(({ autoplay }) => autoplay(host, model)).catch(() => {});
  if (seamless && !sticky) host.lifetime.onEnd(whenSeen(host.element, becomeBar, false));
  const follow = async () => {
    const { followStation } = await import('./on-air/follow-station');
    followStation(host, model);
  };
  const seconds = () => pollSeconds(nowPlayingInterval);
  const wait = station && readConfig().ajax ? await look(host, model, station).then(seconds, () => 0) : 0;
  host.lifetime.onEnd(systemClock.after(wait * 1000, () => void follow()));
}

async function look(host: PlayerHost, model: PlayerModel, station: string) {
  const known = await initialPoll(`now-playing:${station}`);
  const { art, onAir } = Object(known.data) as Record<string, unknown>;
  const told = toldSong(onAir, host.attributes.getState()) ?? (await readAll(host, known.data));
  if (host.lifetime.isOver) return;
  model.onAir.known = known;
  // A visitor who touched the player at once has seen a reading by now.
  if (!model.onAir.reading) showOnAir(host, model, withArt(told, art));
}

async function readAll({ attributes }: PlayerHost, data: unknown) {
  const { radioStream, feed, preserveOriginalUpperLowerCase: keepCase } = attributes.getState();
  const { readDocument } = await import('./on-air/read-document');
  return readDocument(data, { streamUrl: radioStream, feedUrl: feed || undefined, keepCase });
}
