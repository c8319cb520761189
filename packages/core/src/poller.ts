import { AjaxError } from './ajax';
import type { Clock } from './clock';
import { createLeader, type Shared } from './leader';
import { afterAnswer, afterFailure, type Pause } from './poll-pause';
import type { Outcome, PollRequest, Want } from './poll-request';
import type { TabChannel } from './tab-channel';

/** The features of a page register within this time, so that their first reads share one request. */
const START_MS = 200;
/** A tab that heard an answer asks this much later than the tab that asked. */
const FOLLOW_MS = 2_000;
/** A hidden tab whose player sounds asks no more often. */
const HIDDEN_MS = 60_000;
/** What `onda_poll` takes at once. */
const KEYS_A_REQUEST = 20;

export interface Reader {
  /** Who shares an answer, in this page and in other tabs: `now-playing:uno`, or a feed's address. */
  key: string;
  intervalMs: number;
  /** Whether our own server answers the key in `onda_poll`. */
  isShared: boolean;
  /** Asks for this key alone; without it the key lives on `onda_poll`. */
  ask?(signal: AbortSignal): Promise<unknown>;
  /** Gets each new answer, also one that another tab received. What it throws goes to `failed`. */
  read(data: unknown): void;
  /** `failures` counts those since the last answer. */
  failed?(error: unknown, failures: number): void;
  /** Milliseconds until there is something new (the song ends); `undefined` for the usual interval. */
  nextDelay?(data: unknown): number | undefined;
  /** False while off screen: nothing is asked. Call `wake` when it changes. */
  isWanted?(): boolean;
  /** True while its player sounds: asked even when the tab is hidden, at most once a minute. */
  isSounding?(): boolean;
}

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

interface Entry {
  key: string;
  readers: Set<Reader>;
  life: AbortController;
  answer: Shared | undefined;
  failures: number;
  isBusy: boolean;
  askedAt: number;
  dueAt: number;
  /** May be asked this much before it is due, when another key is asked anyway. */
  slack: number;
}

/** One of these a page: polls each key once, together where it can, and rests while nobody looks. */
export function createPoller({ clock, request, channel, page, random = Math.random }: World): Poller {
  const entries = new Map<string, Entry>();
  let cancel = () => {};

  const leader = createLeader(channel, clock, (key, answer) => {
    const entry = entries.get(key);
    if (!entry) return;
    take(entry, answer ?? new AjaxError('failed'));
    entry.dueAt += FOLLOW_MS;
    entry.slack = 0;
    schedule();
  });

  function readyAt(entry: Entry): number {
    const readers = [...entry.readers];
    if (entry.isBusy || !readers.some((reader) => reader.isWanted?.() ?? true)) return Number.POSITIVE_INFINITY;
    if (!page.hidden) return entry.dueAt;
    const isSounding = readers.some((reader) => reader.isSounding?.());
    return isSounding ? Math.max(entry.dueAt, entry.askedAt + HIDDEN_MS) : Number.POSITIVE_INFINITY;
  }

  function schedule(): void {
    cancel();
    const next = Math.min(...[...entries.values()].map(readyAt));
    if (next < Number.POSITIVE_INFINITY) cancel = clock.after(Math.max(0, next - clock.now()), tick);
  }

  function tick(): void {
    const now = clock.now();
    const all = [...entries.values()];
    const isSomeReady = all.some((entry) => readyAt(entry) <= now);
    const ready = all.filter((entry) => isSomeReady && readyAt(entry) <= now + entry.slack);
    const mine = ready.slice(0, KEYS_A_REQUEST).filter((entry) => {
      const wait = leader.claim(entry.key);
      entry.dueAt = now + wait;
      entry.isBusy = wait === 0;
      return entry.isBusy;
    });
    for (const entry of mine) entry.askedAt = now;
    if (mine.length > 0) request(mine.map(wantOf), settle);
    schedule();
  }

  function settle({ key, signal }: Want, outcome: Outcome): void {
    const entry = entries.get(key);
    if (!entry || entry.life.signal !== signal) return;
    entry.isBusy = false;
    const answer = answerOf(entry, outcome);
    take(entry, answer);
    leader.share(key, answer instanceof Error ? undefined : answer);
    schedule();
  }

  function take(entry: Entry, answer: Shared | Error): void {
    const pause = answer instanceof Error ? fail(entry, answer) : succeed(entry, answer);
    entry.dueAt = clock.now() + pause.ms;
    entry.slack = pause.slack;
  }

  function fail(entry: Entry, error: Error): Pause {
    entry.failures += 1;
    for (const reader of entry.readers) reader.failed?.(error, entry.failures);
    return afterFailure(intervalOf(entry), entry.failures, error, random());
  }

  function start(reader: Reader): Entry {
    if (entries.size === 0) page.addEventListener('visibilitychange', schedule);
    const dueAt = clock.now() + START_MS;
    const entry = newEntry(reader.key, dueAt);
    entries.set(reader.key, entry);
    return entry;
  }

  return {
    add(reader) {
      const entry = entries.get(reader.key) ?? start(reader);
      entry.readers.add(reader);
      const { answer } = entry;
      if (answer) clock.after(0, () => entry.readers.has(reader) && read(reader, answer.data, entry.failures));
      schedule();
      return {
        wake: schedule,
        refresh() {
          entry.dueAt = clock.now();
          schedule();
        },
        stop() {
          if (!entry.readers.delete(reader) || entry.readers.size > 0) return;
          entries.delete(entry.key);
          entry.life.abort();
          if (entries.size === 0) page.removeEventListener('visibilitychange', schedule);
          schedule();
        },
      };
    },
  };
}

function newEntry(key: string, dueAt: number): Entry {
  return {
    key,
    dueAt,
    slack: Number.POSITIVE_INFINITY,
    readers: new Set(),
    life: new AbortController(),
    answer: undefined,
    failures: 0,
    isBusy: false,
    askedAt: 0,
  };
}

function intervalOf(entry: Entry): number {
  return Math.min(...[...entry.readers].map((reader) => reader.intervalMs));
}

function wantOf(entry: Entry): Want {
  const readers = [...entry.readers];
  return {
    key: entry.key,
    version: entry.answer?.version ?? '',
    isShared: readers.some((reader) => reader.isShared),
    ask: readers.find((reader) => reader.ask)?.ask,
    signal: entry.life.signal,
  };
}

function answerOf(entry: Entry, outcome: Outcome): Shared | Error {
  if (outcome.kind === 'answer') return outcome;
  if (outcome.kind === 'unchanged' && entry.answer) return entry.answer;
  const error = outcome.kind === 'failed' ? outcome.error : undefined;
  return error instanceof Error ? error : new AjaxError('unreadable');
}

/** An answer that is known already is read again only after a failure, which the reader may have shown. */
function succeed(entry: Entry, answer: Shared): Pause {
  const isKnown = answer.version !== '' && answer.version === entry.answer?.version && entry.failures === 0;
  entry.answer = answer;
  entry.failures = 0;
  if (!isKnown) for (const reader of entry.readers) read(reader, answer.data, 0);
  const delays = [...entry.readers].map((reader) => reader.nextDelay?.(answer.data));
  return afterAnswer(intervalOf(entry), delays);
}

function read(reader: Reader, data: unknown, failures: number): void {
  try {
    reader.read(data);
  } catch (error) {
    reader.failed?.(error, failures);
  }
}
