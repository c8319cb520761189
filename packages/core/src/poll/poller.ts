import type { Clock } from '../timing/clock';
import { createLeader, type Shared } from './leader';
import {
  addReader,
  answerOf,
  applyAnswer,
  applyClaim,
  type Entry,
  newEntry,
  notifyLateReader,
  type Reader,
  readyAt,
  wantOf,
  whenReadable,
} from './poll-entry';

export type { Reader } from './poll-entry';

import type { Outcome, PollRequest, Want } from './poll-request';
import type { TabChannel } from './tab-channel';

/** The features of a page register within this time, so that their first reads share one request. */
const START_MS = 200;
/** The delay of tabs that follow behind the tab that asks. */
const FOLLOW_MS = 2_000;
/** The limit of keys of an `onda_poll`. */
const KEYS_A_REQUEST = 20;

export interface Poller {
  add(reader: Reader): PollHandle;
}

export interface PollHandle {
  /** `isWanted` or `isSounding` changed. */
  wake(): void;
  /** Asks at once. */
  refresh(): void;
  /** Removes the reader. The request of the last reader is aborted. */
  stop(): void;
}

interface Dependencies {
  clock: Clock;
  request: PollRequest;
  channel: TabChannel;
  /** The document, or its fake. */
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
  random?: () => number;
}

/** The poller of a page: one request for many keys, none while the page is hidden. */
export function createPoller({ clock, request, channel, page, random = Math.random }: Dependencies): Poller {
  const entries = new Map<string, Entry>();
  let cancel = () => {};

  const leader = createLeader(channel, clock, (key, answer) => {
    const entry = entries.get(key);
    if (!entry) return;
    receive(entry, answer, () => {
      entry.dueAt += FOLLOW_MS;
      entry.earlyMs = 0;
    });
  });

  const readyIn = (entry: Entry) => readyAt(entry, page.hidden) - clock.now();

  function schedule(): void {
    cancel();
    const wait = Math.min(...[...entries.values()].map(readyIn));
    if (wait < Number.POSITIVE_INFINITY) cancel = clock.after(Math.max(0, wait), tick);
  }

  const claim = (entry: Entry) => applyClaim(entry, leader.claim(entry.key), clock.now());

  function tick(): void {
    const all = [...entries.values()];
    const ready = all.some((entry) => readyIn(entry) <= 0)
      ? all.filter((entry) => readyIn(entry) <= entry.earlyMs)
      : [];
    const mine = ready.slice(0, KEYS_A_REQUEST).filter(claim);
    if (mine.length > 0) request(mine.map(wantOf), handleOutcome);
    schedule();
  }

  function handleOutcome({ key, signal }: Want, outcome: Outcome): void {
    const entry = entries.get(key);
    if (entry?.lifetime.signal !== signal) return; // its last reader has stopped
    const answer = answerOf(entry, outcome);
    leader.share(key, answer);
    receive(entry, answer, () => {
      entry.isBusy = false;
    });
  }

  function receive(entry: Entry, answer: Shared | Error, onApplied: () => void): void {
    whenReadable(entry.readers, answer, (readable) => {
      if (entry.lifetime.signal.aborted) return;
      applyAnswer(entry, readable, clock.now(), random());
      onApplied();
      schedule();
    });
  }

  function subscribe(reader: Reader): Entry {
    if (entries.size === 0) page.addEventListener('visibilitychange', schedule);
    const entry = entries.get(reader.key) ?? newEntry(reader.key, clock.now(), START_MS);
    entries.set(reader.key, entry);
    addReader(entry, reader, clock.now(), schedule);
    return entry;
  }

  function unsubscribe(reader: Reader, entry: Entry): void {
    if (!entry.readers.delete(reader) || entry.readers.size > 0) return;
    entries.delete(entry.key);
    entry.lifetime.abort();
    if (entries.size === 0) page.removeEventListener('visibilitychange', schedule);
    schedule();
  }

  return {
    add(reader) {
      const entry = subscribe(reader);
      const { answer } = entry;
      if (answer) clock.after(0, () => notifyLateReader(reader, entry, answer));
      schedule();
      return {
        wake: schedule,
        refresh() {
          entry.dueAt = clock.now();
          schedule();
        },
        stop: () => unsubscribe(reader, entry),
      };
    },
  };
}
