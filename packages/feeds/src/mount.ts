import type { FeedOptions } from './feed-options';
import { httpUrl } from './http-url';

/**
 * Path of the mount that is asked about: `?mount=` of the feed's address, else the path of the stream; '' when neither
 * names one.
 */
export function mountOf({
  feedUrl = '',
  streamUrl = '',
}: Pick<FeedOptions, 'feedUrl' | 'streamUrl'>): string {
  const asked = httpUrl(feedUrl)?.searchParams.get('mount');
  const path = decoded(asked || httpUrl(streamUrl)?.pathname || '');
  // `/;` is how Shoutcast's only stream is addressed
  return path === '/' || path.startsWith('/;') ? '' : path;
}

/**
 * The one of several that serves the mount. The path alone is compared, because a server behind a proxy calls itself
 * `http://localhost:8000`; where no path is equal, a proxy may have put something before it (`/listen/uno/radio.mp3`).
 */
export function pickMount<T>(served: readonly T[], mount: string, pathOf: (one: T) => string): T | undefined {
  if (!mount) return served[0];
  const paths = served.map((one) => decoded(pathOf(one)));
  const exact = paths.indexOf(mount);
  return served[exact < 0 ? paths.findIndex((path) => path.length > 1 && mount.endsWith(path)) : exact];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
