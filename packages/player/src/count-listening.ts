import { pagePoller } from '@onda/core/poll/page-poller';
import type { PollHandle } from '@onda/core/poll/poller';
import type { Speaker } from './emit-events';
import type { Player } from './store';

/** With a quarter less it falls together with what is polled every 15, 20, 30, 40 or 60 seconds. */
const BEAT_MS = 80_000;
/** A site that refuses to count so often is asked no more for this play. */
const FAILURES_BORNE = 3;

/**
 * Counts the play of a station and how long it is heard: one key of `onda_poll`, asked as the sound begins and then
 * about once a minute, together with what else the page polls. The site derives the time from when it was asked.
 */
export function countListening(
  { lifetime, source }: Omit<Speaker, 'element'>,
  { store }: Pick<Player, 'store'>,
) {
  let beat: PollHandle | undefined;
  const stop = () => {
    beat?.stop();
    beat = undefined;
  };
  const unsubscribe = store.subscribe(({ sound: { status } }) => {
    if (status === 'playing') beat ??= isStation(source()) ? start() : undefined;
    else if (status !== 'reconnecting') stop();
  });
  const start = () =>
    pagePoller().add({
      // A key with a dot has no file.
      key: `count.play:${source()}`,
      intervalMs: BEAT_MS,
      isShared: true,
      isSounding: () => true,
      // Due at once. The id is in place of a ticket: a repeated question counts no second play.
      known: { version: `${Math.random()}`, at: 0 },
      read() {},
      failed: (_, failures) => failures >= FAILURES_BORNE && stop(),
    });
  lifetime.onEnd(() => {
    unsubscribe();
    stop();
  });
}

/** A stream that the settings screen does not know has no id but its address. */
const isStation = (source: string) => !source.includes('/');
