/** Longer lists are no trend. */
const MOST = 10;

/**
 * The keywords to try: those of this box, else the owner's list, else the most frequent of the last 7 days; the server
 * puts the latter two into the page's settings as `trending`.
 */
export function trendingKeywords(written: string, settings: unknown): string[] {
  const own = listOf(written.split(','));
  const { trending } = Object(settings) as { trending?: unknown };
  return own.length > 0 ? own : listOf(Array.isArray(trending) ? trending : []);
}

function listOf(words: readonly unknown[]): string[] {
  const texts = words.map((word) => (typeof word === 'string' ? word.trim() : '')).filter(Boolean);
  return [...new Set(texts)].slice(0, MOST);
}
