import { listen } from '@onda/core/dom/page-events';
import type { Lifetime } from '@onda/core/element/lifetime';
import type { Clock } from '@onda/core/timing/clock';
import type { PageFlags, PersonalApi } from './api';
import { afterInView } from './in-view';
import { mayRemember } from './may-remember';
import { readingOf } from './reading';
import type { ReadingMemory } from './reading-memory';

/** The delay of M-7.38 and M-9.32. */
export const DELAY_MS = 5000;

export interface NotingDependencies {
  api: PersonalApi;
  memory: ReadingMemory;
  clock: Clock;
  /** The posts that this page has sent, for all its elements. */
  noted: Set<string>;
  /** The element that sends for the page; one in an article of a stream waits until that is read. */
  speaker?: Lifetime;
}

/**
 * Sends the stored data and the kind of the page, once a page, or an article of a stream, was in view for five seconds.
 * An object in the reply is stored (M-7.40).
 */
export function noteReading(page: PageFlags, dependencies: NotingDependencies, lifetime: Lifetime): void {
  const { api, memory, clock, noted } = dependencies;
  let cancel = () => {};
  const send = async (flags: PageFlags) => {
    const key = JSON.stringify(flags);
    if (!mayRemember(memory) || noted.has(key)) return;
    noted.add(key);
    const known = memory.read();
    const data = await api.store(flags, known).catch(() => undefined);
    // Data that was deleted meanwhile stays deleted.
    if (typeof data === 'object' && data !== null && mayRemember(memory) && !lifetime.isOver)
      memory.write(readingOf(data, known, clock.now()));
  };
  const plan = (flags: PageFlags) => {
    cancel();
    cancel = afterInView(DELAY_MS, clock, lifetime, () => void send(flags));
  };
  if ((page.isSingle || page.isCategory) && !dependencies.speaker) {
    dependencies.speaker = lifetime;
    lifetime.onEnd(() => delete dependencies.speaker);
    plan(page);
  }
  const follow = ({ id }: { id: number }) => id > 0 && plan({ isSingle: true, isCategory: false, id });
  listen(document, 'onda-article', follow, lifetime.signal);
}
