import type { FeedReader } from './feed-options';
import { PROVIDERS } from './generated/providers';
import type { NowPlaying } from './now-playing';
import { moreKinds } from './provider/more-kinds';
import type { Provider } from './provider/provider';
import { readProvider } from './provider/read-provider';

/** How much of a document is looked at to tell what it is. */
const HEAD = 200_000;

/** The file that the document needs beside this one: of another kind or damaged, or no tree. */
export function missingFile(kind: string, text: string): 'add-kinds' | 'add-pages' | undefined {
  const kinds = kindsOf(kind, text);
  const isRead = () => kinds.some((one) => readProvider(one, text, { parseHtml: () => null }));
  if (!moreKinds.providers && !isRead()) return 'add-kinds';
  return !moreKinds.readers && kinds.some(({ read }) => !read) ? 'add-pages' : undefined;
}

/** The reader of a kind, undefined for one that nobody knows; `auto` looks at the text. */
export function readerOf(kind: string, text: string): FeedReader | undefined {
  const kinds = kindsOf(kind, text);
  return kinds.length === 0 ? undefined : (document, options) => readAs(kinds, document, options);
}

/**
 * The reading of the first kind that finds a song. A kind that is sure of its document ends the search: it knows that
 * the station is off air, which of several it is, or what its code is made for.
 */
function readAs(kinds: readonly Provider[], ...[text, options]: Parameters<FeedReader>): NowPlaying | null {
  let first: NowPlaying | null = null;
  for (const provider of kinds) {
    const reader = moreKinds.readers?.[provider.kind];
    const reading = reader ? reader(text, options) : readProvider(provider, text, options);
    if (reading?.track) return reading;
    first ??= reading;
    if (reading && (!reading.isOnline || provider.stations || !provider.read)) break;
  }
  return first;
}

function kindsOf(kind: string, text: string): Provider[] {
  const head = text.slice(0, HEAD);
  return [...PROVIDERS, ...(moreKinds.providers ?? [])].filter((one) =>
    kind === 'auto' ? new RegExp(one.mark).test(head) : one.kind === kind,
  );
}
