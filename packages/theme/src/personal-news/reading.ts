/** The read posts, as the browser stores and sends them (M-3.17 to M-3.20). */
export interface Reading {
  /** Seconds since the epoch, at which the data are deleted. */
  lifetime: number;
  /** Ids, the newest first. */
  posts: number[];
  /** Id → how often posts with it were read. */
  tags: Record<string, number>;
  categories: Record<string, number>;
}

/** The longest lifetime: 30 days, in seconds; a later end is cut. The server has the same three limits. */
export const LIFETIME_S = 30 * 86_400;
export const MAX_POSTS = 50;
export const MAX_TERMS = 100;
/** The reads that make a category a favorite; of more than ten favorites the first count. */
export const FAVORITE = 2;
const MAX_FAVORITES = 10;

export const nothingRead = (nowMs: number): Reading => ({
  lifetime: Math.floor(nowMs / 1000) + LIFETIME_S,
  posts: [],
  tags: {},
  categories: {},
});

/**
 * The valid parts of a stored value or a reply; missing ones are those of `known`. Data past their lifetime are
 * dropped.
 */
export function readingOf(value: unknown, known: Reading, nowMs: number): Reading {
  const raw = Object(value) as Record<string, unknown>;
  const fresh = nothingRead(nowMs);
  const lifetime = numberOf(raw.lifetime) || known.lifetime;
  if (lifetime * 1000 <= nowMs) return fresh;
  return {
    lifetime: Math.min(lifetime, fresh.lifetime),
    posts: raw.posts === undefined ? known.posts : idsOf(raw.posts).slice(0, MAX_POSTS),
    tags: raw.tags === undefined ? known.tags : countsOf(raw.tags),
    categories: raw.categories === undefined ? known.categories : countsOf(raw.categories),
  };
}

/** Categories that were read at least twice, the most read first. */
export function favoritesOf({ categories }: Reading): number[] {
  return Object.entries(categories)
    .filter(([, times]) => times >= FAVORITE)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_FAVORITES)
    .map(([id]) => Number(id));
}

function numberOf(value: unknown): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** An id, several with commas between, or a list. */
const listIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.split(',') : value;

function idsOf(value: unknown): number[] {
  const list = listIn(value);
  return Array.isArray(list) ? [...new Set(list.slice(0, 1000).map(numberOf).filter(Boolean))] : [];
}

/** A map of counts, or a list that repeats each id as often as it was read. */
function countsOf(value: unknown): Record<string, number> {
  const list = listIn(value);
  const counts = new Map<number, number>();
  const add = (id: unknown, times: unknown) =>
    counts.set(numberOf(id), (counts.get(numberOf(id)) ?? 0) + numberOf(times));
  if (Array.isArray(list)) for (const id of list.slice(0, 1000)) add(id, 1);
  else for (const [id, times] of Object.entries(Object(list)).slice(0, 1000)) add(id, times);
  const sound = [...counts].filter(([id, times]) => id > 0 && times > 0);
  return Object.fromEntries(sound.sort(([, a], [, b]) => b - a).slice(0, MAX_TERMS));
}
