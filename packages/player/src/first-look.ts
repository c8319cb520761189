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
  const known = await initialPoll(`now-playing:${station}`);
  const { kind, body, art, onAir } = Object(known.data) as Record<string, unknown>;
  if (typeof kind !== 'string' || typeof body !== 'string') return false;
  const reading = toldSong(onAir, host.attributes.getState()) ?? (await readAll(host, known.data));
  if (host.lifetime.isOver) return false;
  model.known = known;
  // A visitor who touched the player at once has seen a reading by now.
  if (!model.reading) showOnAir(host, model, withArt(reading, art));
  return true;
}

async function readAll({ attributes }: PlayerHost, data: unknown) {
  const { radioStream, feed, preserveOriginalUpperLowerCase: keepCase } = attributes.getState();
  const { readDocument } = await import('./on-air/read-document');
  return readDocument(data, { streamUrl: radioStream, feedUrl: feed || undefined, keepCase });
}
