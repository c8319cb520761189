import { readConfig } from '@onda/core/http/config';
import { initialPoll } from '@onda/core/poll/initial-poll';
import { systemClock } from '@onda/core/timing/clock';
import { domParsers } from '@onda/feeds/dom-parsers';
import { loadReader } from '@onda/feeds/load-reader';
import { readWith } from '@onda/feeds/read-with';
import { withArt } from '@onda/feeds/songs/with-art';
import { pollSeconds } from './on-air/poll-seconds';
import { showOnAir } from './on-air/show-on-air';
import type { PlayerHost, PlayerModel } from './player-model';

/**
 * Shows what is on air once, with one request for the whole page. A visitor who stays gets the poller after the first
 * interval; a page without a server of ours, at once.
 */
export async function lookAtStation(host: PlayerHost, model: PlayerModel) {
  const { station, nowPlayingInterval, autoPlay } = host.attributes.getState();
  if (autoPlay) void import('./autoplay').then(({ autoplay }) => autoplay(host, model)).catch(() => {});
  const isOurs = station !== '' && readConfig().ajax !== '';
  const isSeen = isOurs && (await look(host, model, station).catch(() => false));
  const wait = isSeen ? pollSeconds(nowPlayingInterval) * 1000 : 0;
  const follow = async () => {
    const { followStation } = await import('./on-air/follow-station');
    followStation(host, model);
  };
  const cancel = systemClock.after(wait, () => void follow());
  host.lifetime.onEnd(cancel);
}

async function look(host: PlayerHost, model: PlayerModel, station: string): Promise<boolean> {
  const { radioStream, feed, preserveOriginalUpperLowerCase: keepCase } = host.attributes.getState();
  const known = await initialPoll(`now-playing:${station}`);
  const { kind, body, art } = Object(known.data) as Record<string, unknown>;
  if (typeof kind !== 'string' || typeof body !== 'string' || host.lifetime.isOver) return false;
  const reader = await loadReader(kind, body);
  const options = { ...domParsers(), streamUrl: radioStream, feedUrl: feed || undefined, keepCase };
  model.known = known;
  // A visitor who touched the player at once has seen a reading by now.
  if (!model.reading) showOnAir(host, model, withArt(readWith(reader, body, options), art));
  return true;
}
