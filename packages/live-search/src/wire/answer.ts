import type { Item, Reply } from './wire';

/** The content of the panel. */
export interface Answer {
  phrase: string;
  first: Reply;
  /** Further pages, and last a failure of one. */
  further: Reply[];
  /** The box filled itself, which counts otherwise when more is asked for. */
  isAutoPopulated: boolean;
}

const FAILURES = ['aborted', 'refused', 'failed', 'missing-html'];

/** True if the reply may be shown again; a failure is requested again. */
export const isAnswered = ({ kind }: Reply): boolean => !FAILURES.includes(kind);

/** The last reply or failure. */
export const lastOf = ({ first, further }: Answer): Reply => further.at(-1) ?? first;

/** The further pages that came. */
export const pagesOf = ({ further }: Answer): Reply[] => further.filter(isAnswered);

export function itemsOf({ first, further }: Answer): Item[] {
  return [first, ...further].flatMap((reply) => ('items' in reply ? reply.items : []));
}

/** Content type → ids, of what stands there; without a prototype: a server may name a type `constructor`. */
export function idsOf(answer: Answer): Record<string, string[]> {
  const ids: Record<string, string[]> = Object.create(null);
  for (const { contentType, id } of itemsOf(answer)) ids[contentType] = [...(ids[contentType] ?? []), id];
  return ids;
}

/** How many were found in all; those that stand there where the server does not say. */
export function totalOf(answer: Answer): number {
  const { first } = answer;
  return 'total' in first ? Math.max(first.total, itemsOf(answer).length) : 0;
}
