import type { Reply } from '../wire/wire';

/** Most answers in the cache of one box. */
export const MAX_CACHED = 50;

/** `setting` holds the filters as one text. It is part of the key. */
export interface ResultCache {
  /** The cached answer to the phrase, or one derived from the answer to a prefix. */
  find(phrase: string, setting: string): Reply | undefined;
  keep(phrase: string, setting: string, reply: Reply): void;
}

/** Whether the answer to the beginning of a phrase answers the whole phrase as well. */
export type IsAnswerTo = (phrase: string, reply: Reply) => boolean;

/** Caches answers by phrase and setting. Removes the least recently used first. A cache without a rule derives none. */
export function createResultCache(isAnswerTo?: IsAnswerTo): ResultCache {
  const cache = new Map<string, Reply>();
  const keyOf = (phrase: string, setting: string) => `${phrase.toLowerCase()}\n${setting}`;

  const touch = (key: string) => {
    const reply = cache.get(key);
    if (!reply) return undefined;
    cache.delete(key);
    cache.set(key, reply);
    return reply;
  };
  const derive = (phrase: string, setting: string) => {
    for (let end = phrase.length - 1; isAnswerTo && end > 0 && phrase[end] !== ' '; end -= 1) {
      const reply = cache.get(keyOf(phrase.slice(0, end), setting));
      if (reply) return isAnswerTo(phrase, reply) ? reply : undefined;
    }
    return undefined;
  };

  return {
    find: (phrase, setting) => touch(keyOf(phrase, setting)) ?? derive(phrase, setting),
    keep(phrase, setting, reply) {
      cache.set(keyOf(phrase, setting), reply);
      const [oldest] = cache.keys();
      if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    },
  };
}
