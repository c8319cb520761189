import type { Reply } from '../wire/wire';
import { wordsOf } from './words';

/**
 * Whether the answer to a beginning answers the whole phrase as well. Certain only when all that was found stands
 * there, and each title holds all the words, the last one begun: then nothing can be missing and nothing is too much.
 */
export function isAnswerTo(phrase: string, reply: Reply): boolean {
  if (reply.kind !== 'results' || reply.total === 0 || reply.total > reply.items.length) return false;
  const words = wordsOf(phrase);
  const begun = words.pop();
  if (begun === undefined) return false;
  return reply.items.every(({ title }) => {
    const inTitle = wordsOf(title.replace(/<[^<>]*>/g, ' '));
    return words.every((word) => inTitle.includes(word)) && inTitle.some((word) => word.startsWith(begun));
  });
}
