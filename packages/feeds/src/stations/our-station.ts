import type { FeedOptions } from '../feed-options';
import { httpUrl } from '../http-url';
import { numberIn, type StreamAddress, streamAddress } from './stream-address';

/** A stream that a document tells of. */
export interface Served {
  addresses: readonly unknown[];
  /** The number that `?sid=` names. */
  number?: string | undefined;
  isOn: boolean;
}

/**
 * The stream of a document that is heard: by its number, its whole address, its path, the end of its path; the only one
 * of the document, unless the document was asked for another. Never one of several that have other addresses: no song
 * is better than that of another station.
 */
export function ourStation<T extends Served>(
  served: readonly T[],
  { streamUrl = '', feedUrl = '' }: Pick<FeedOptions, 'streamUrl' | 'feedUrl'>,
): T | undefined {
  const asked = httpUrl(feedUrl)?.searchParams.get('mount');
  const number = numberIn(streamUrl);
  const numbered = number && served.find((one) => one.number === number);
  if (numbered) return numbered;
  const ours = streamAddress(asked?.replace(/^(?!\/|https?:)/, '/') || streamUrl);
  const only = served.length === 1 && !asked ? served[0] : undefined;
  if (!ours?.path)
    return only ?? (ours && !asked ? firstOf(served) : (served.find(({ isOn }) => isOn) ?? served[0]));
  return byAddress(served, ours) ?? only;
}

/** The stream that the root of a Shoutcast server plays. */
const firstOf = <T extends Served>(served: readonly T[]): T | undefined =>
  served.find(({ number }) => number === '1');

function byAddress<T extends Served>(served: readonly T[], ours: StreamAddress): T | undefined {
  const candidates = served.flatMap((one) =>
    one.addresses.flatMap((written) => {
      const address = streamAddress(written);
      return address?.path ? [{ one, ...address }] : [];
    }),
  );
  const samePath = candidates.filter(({ path }) => path === ours.path);
  const endings = candidates.filter(({ path }) => ours.path.endsWith(path));
  const longest = Math.max(...endings.map(({ path }) => path.length));
  return (
    samePath.find(({ host }) => host === ours.host)?.one ??
    single(samePath, ours) ??
    single(
      endings.filter(({ path }) => path.length === longest),
      ours,
    )
  );
}

/** The one that all candidates mean; of several, the one whose port is a folder of our path: `/radio/8010/live`. */
function single<T>(candidates: readonly { one: T; host: string }[], ours: StreamAddress): T | undefined {
  const meant = new Set(candidates.map(({ one }) => one));
  if (meant.size < 2) return candidates[0]?.one;
  return candidates.find(({ host }) => ours.path.includes(`/${host.split(':')[1]}/`))?.one;
}
