import type { Reply } from '../wire/wire';
import { wordsOf } from './phrase';

/** Most answers in the cache of one box. */
export const MAX_CACHED = 50;

/** `setting` holds filters and forced counts as one text. They are part of the key. */
export interface ResultCache {
  /** The cached answer to the phrase, or one derived from the answer to a prefix. */
  find(phrase: string, setting: string): Reply | undefined;
  keep(phrase: string, setting: string, reply: Reply): void;
}

/** Caches answers by phrase and setting. Removes the least recently used first. */
export function createResultCache(): ResultCache {
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
    for (let end = phrase.length - 1; end > 0 && phrase[end] !== ' '; end -= 1) {
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

/**
 * Whether the answer to a beginning answers the whole phrase as well. Certain only when all that was found stands
 * there, and each title holds all the words, the last one begun: then nothing can be missing and nothing is too much.
 */
function isAnswerTo(phrase: string, reply: Reply): boolean {
  if (reply.kind !== 'results' || reply.total === 0 || reply.total > reply.items.length) return false;
  const words = wordsOf(phrase);
  const begun = words.pop();
  if (begun === undefined) return false;
  return reply.items.every(({ title }) => {
    const inTitle = wordsOf(title.replace(/<[^<>]*>/g, ' '));
    return words.every((word) => inTitle.includes(word)) && inTitle.some((word) => word.startsWith(begun));
  });
}
