import type { Clock } from './clock';
import { createLeader } from './leader';
import { answerOf, type Entry, give, join, newEntry, type Reader, readyAt, take, wantOf } from './poll-entry';

export type { Reader } from './poll-entry';

import type { Outcome, PollRequest, Want } from './poll-request';
import type { TabChannel } from './tab-channel';

/** The features of a page register within this time, so that their first reads share one request. */
const START_MS = 200;
/** A tab that heard an answer asks this much later than the tab that asked. */
const FOLLOW_MS = 2_000;
/** What `onda_poll` takes at once. */
const KEYS_A_REQUEST = 20;

export interface Poller {
  add(reader: Reader): PollHandle;
}

export interface PollHandle {
  /** `isWanted` or `isSounding` changed. */
  wake(): void;
  /** Asks at once. */
  refresh(): void;
  /** Nothing is read any more; a request that nobody else waits for is aborted. */
  stop(): void;
}

interface World {
  clock: Clock;
  request: PollRequest;
  channel: TabChannel;
  /** The document, or what stands for it. */
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
  random?: () => number;
}

/** One of these a page: polls each key once, together where it can, and rests while nobody looks. */
export function createPoller({ clock, request, channel, page, random = Math.random }: World): Poller {
  const entries = new Map<string, Entry>();
  let cancel = () => {};

  const leader = createLeader(channel, clock, (key, answer) => {
    const entry = entries.get(key);
    if (!entry) return;
    take(entry, answer, clock.now(), random());
    entry.dueAt += FOLLOW_MS;
    entry.slack = 0;
    schedule();
  });

  const readyIn = (entry: Entry) => readyAt(entry, page.hidden) - clock.now();

  function schedule(): void {
    cancel();
    const wait = Math.min(...[...entries.values()].map(readyIn));
    if (wait < Number.POSITIVE_INFINITY) cancel = clock.after(Math.max(0, wait), tick);
  }

  function tick(): void {
    const all = [...entries.values()];
    const ready = all.some((entry) => readyIn(entry) <= 0)
      ? all.filter((entry) => readyIn(entry) <= entry.slack)
      : [];
    const mine = ready.slice(0, KEYS_A_REQUEST).filter(claim);
    if (mine.length > 0) request(mine.map(wantOf), settle);
    schedule();
  }

  function claim(entry: Entry): boolean {
    const wait = leader.claim(entry.key);
    entry.isBusy = wait === 0;
    if (entry.isBusy) entry.askedAt = clock.now();
    else Object.assign(entry, { dueAt: clock.now() + wait, patience: 0 });
    return entry.isBusy;
  }

  function settle({ key, signal }: Want, outcome: Outcome): void {
    const entry = entries.get(key);
    if (entry?.life.signal !== signal) return; // its last reader stopped meanwhile
    const answer = answerOf(entry, outcome);
    entry.isBusy = false;
    take(entry, answer, clock.now(), random());
    leader.share(key, answer);
    schedule();
  }

  function enter(reader: Reader): Entry {
    if (entries.size === 0) page.addEventListener('visibilitychange', schedule);
    const entry = entries.get(reader.key) ?? newEntry(reader.key, clock.now(), START_MS);
    entries.set(reader.key, entry);
    join(entry, reader, clock.now());
    return entry;
  }

  function leave(reader: Reader, entry: Entry): void {
    if (!entry.readers.delete(reader) || entry.readers.size > 0) return;
    entries.delete(entry.key);
    entry.life.abort();
    if (entries.size === 0) page.removeEventListener('visibilitychange', schedule);
    schedule();
  }

  return {
    add(reader) {
      const entry = enter(reader);
      const { answer } = entry;
      if (answer) clock.after(0, () => entry.readers.has(reader) && give(reader, answer.data));
      schedule();
      return {
        wake: schedule,
        refresh() {
          entry.dueAt = clock.now();
          schedule();
        },
        stop: () => leave(reader, entry),
      };
    },
  };
}
