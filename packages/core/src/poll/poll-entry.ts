import { AjaxError } from '../http/ajax';
import type { Shared } from './leader';
import { afterAnswer, afterFailure, type Backoff } from './poll-backoff';
import type { Outcome, Want } from './poll-request';

/** The shortest interval in a hidden tab, whose player sounds. */
const HIDDEN_MS = 60_000;

/** The registration of a feature with the poller. */
export interface Reader {
  /**
   * Readers with the same key share an answer, in this page and in other tabs: `now-playing:uno`, or a feed's address.
   */
  key: string;
  intervalMs: number;
  /** Whether our own server answers the key in `onda_poll`. */
  isShared: boolean;
  /** The request for this key alone; without it `onda_poll` is the only source. */
  ask?: (signal: AbortSignal) => Promise<unknown>;
  /** Loads the code that reads the answer; undefined if it is there. Its failure is that of the answer. */
  ready?(data: unknown): Promise<void> | undefined;
  /** Gets each new answer, also one of another tab. Its exceptions go to `failed`. */
  read(data: unknown): void;
  /** `failures` counts those since the last answer; 0 when `read` threw. */
  failed?(error: unknown, failures: number): void;
  /** Milliseconds until there is something new (the song ends); `undefined` for the usual interval. */
  nextDelay?(data: unknown): number | undefined;
  /** False while off screen: no request is sent. Call `wake` when it changes. */
  isWanted?(): boolean;
  /** True while its player sounds: a hidden tab then asks, too, at most once a minute. */
  isSounding?(): boolean;
  /** The answer of an earlier request. It is read now; the next request follows an interval after `at`. */
  known?: Known | undefined;
}

export interface Known extends Shared {
  /** The time of the answer. */
  at: number;
}

/** A key of a page and its readers. */
export interface Entry {
  key: string;
  readers: Set<Reader>;
  lifetime: AbortController;
  answer: Shared | undefined;
  failures: number;
  isBusy: boolean;
  askedAt: number;
  dueAt: number;
  /** How long before `dueAt` the key may join the request of another key. */
  earlyMs: number;
  /** The wait beyond the interval until the song ends. A listener does not wait: a host may cut in. */
  extraMs: number;
}

export function newEntry(key: string, now: number, startMs: number): Entry {
  return {
    key,
    readers: new Set(),
    lifetime: new AbortController(),
    answer: undefined,
    failures: 0,
    isBusy: false,
    askedAt: 0,
    dueAt: now + startMs,
    earlyMs: startMs,
    extraMs: 0,
  };
}

/** The time of the next request; infinite while no reader wants it or a request runs. */
export function readyAt(entry: Entry, isHidden: boolean): number {
  const readers = [...entry.readers];
  const isWanted = !entry.isBusy && readers.some((reader) => reader.isWanted?.() ?? true);
  const isHeard = isWanted && readers.some((reader) => reader.isSounding?.());
  const dueAt = entry.dueAt - (isHeard ? entry.extraMs : 0);
  if (isWanted && !isHidden) return dueAt;
  return isHeard ? Math.max(dueAt, entry.askedAt + HIDDEN_MS) : Number.POSITIVE_INFINITY;
}

export function wantOf(entry: Entry): Want {
  const readers = [...entry.readers];
  return {
    key: entry.key,
    version: entry.answer?.version ?? '',
    isShared: isShared(entry),
    ask: readers.find((reader) => reader.ask)?.ask,
    signal: entry.lifetime.signal,
  };
}

/** True when this tab sends the request now; else the entry waits for the answer of another tab. */
export function applyClaim(entry: Entry, waitMs: number, now: number): boolean {
  entry.isBusy = waitMs === 0;
  if (entry.isBusy) entry.askedAt = now;
  else Object.assign(entry, { dueAt: now + waitMs, extraMs: 0 });
  return entry.isBusy;
}

export function answerOf(entry: Entry, outcome: Outcome): Shared | Error {
  if (outcome.kind === 'answer') return outcome;
  if (outcome.kind === 'unchanged' && entry.answer) return entry.answer;
  const error = outcome.kind === 'failed' ? outcome.error : undefined;
  return error instanceof Error ? error : new AjaxError('unreadable');
}

/** Runs `then` once all readers have the code that reads the answer: in the same task when it is there. */
export function whenReadable<Answer extends Shared | Error>(
  readers: Iterable<Reader>,
  answer: Answer,
  then: (answer: Answer | Error) => void,
): void {
  const waits = answer instanceof Error ? [] : [...readers].flatMap((reader) => waitOf(reader, answer.data));
  if (waits.length === 0) then(answer);
  else
    Promise.all(waits).then(
      () => then(answer),
      () => then(new AjaxError('offline')),
    );
}

/** A `ready` that throws needs no wait: `read` then throws as well, and reports it. */
function waitOf(reader: Reader, data: unknown): Promise<void>[] {
  try {
    return [reader.ready?.(data) ?? []].flat();
  } catch {
    return [];
  }
}

/** Notifies the readers and sets the time of the next request. */
export function applyAnswer(entry: Entry, answer: Shared | Error, now: number, random: number): void {
  const pause = answer instanceof Error ? fail(entry, answer, random) : succeed(entry, answer);
  entry.dueAt = now + pause.ms;
  entry.earlyMs = pause.earlyMs;
  entry.extraMs = entry.failures === 0 ? Math.max(0, pause.ms - intervalOf(entry)) : 0;
}

/**
 * Adds a reader. The interval of its `known` answer runs from `known.at`, unless the answer names the end of the song.
 * `schedule` runs when the answer has been read.
 */
export function addReader(entry: Entry, reader: Reader, now: number, schedule: () => void): void {
  const { known, intervalMs } = reader;
  entry.readers.add(reader);
  if (!known || entry.answer) return;
  entry.dueAt = known.at + intervalMs;
  whenReadable([reader], known, (readable) => {
    if (readable instanceof Error || entry.answer || !entry.readers.has(reader)) return;
    applyAnswer(entry, known, now, 0);
    const isEndKnown = (delayOf(reader, known.data) ?? 0) > 0;
    if (!isEndKnown) entry.dueAt = known.at + intervalMs;
    schedule();
  });
}

function fail(entry: Entry, error: Error, random: number): Backoff {
  entry.failures += 1;
  for (const reader of entry.readers) reader.failed?.(error, entry.failures);
  return afterFailure(intervalOf(entry), entry.failures, error, random);
}

/** An answer of the same version is read again only after a failure, which the reader may have shown. */
function succeed(entry: Entry, answer: Shared): Backoff {
  const isKnown = answer.version !== '' && answer.version === entry.answer?.version && entry.failures === 0;
  entry.answer = answer;
  entry.failures = 0;
  if (!isKnown) for (const reader of entry.readers) notifyReader(reader, answer.data);
  const delays = [...entry.readers].map((reader) => delayOf(reader, answer.data));
  const pause = afterAnswer(intervalOf(entry), delays);
  // A request of its own cannot join another.
  return isShared(entry) ? pause : { ...pause, earlyMs: 0 };
}

const isShared = ({ readers }: Entry): boolean => [...readers].some((reader) => reader.isShared);

/** Gives a late reader the last answer. An unreadable one is reported with the next answer. */
export function notifyLateReader(reader: Reader, { readers }: Entry, answer: Shared): void {
  whenReadable([reader], answer, (readable) => {
    if (readers.has(reader) && !(readable instanceof Error)) notifyReader(reader, answer.data);
  });
}

/** Readers after one that throws are notified, too. */
function notifyReader(reader: Reader, data: unknown): void {
  try {
    reader.read(data);
  } catch (error) {
    reader.failed?.(error, 0);
  }
}

/** Undefined for an unreadable answer, so that the interval applies. */
function delayOf(reader: Reader, data: unknown): number | undefined {
  try {
    return reader.nextDelay?.(data);
  } catch {
    return undefined;
  }
}

function intervalOf(entry: Entry): number {
  return Math.min(...[...entry.readers].map((reader) => reader.intervalMs));
}
