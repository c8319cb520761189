import type { FeedReader } from './feed-options';
import { PROVIDERS } from './generated/providers';
import { parseJson } from './json';
import { moreKinds } from './provider/more-kinds';
import type { Provider } from './provider/provider';
import { readProvider } from './provider/read-provider';

/** How much of a document is looked at to tell what it is. */
const HEAD = 20_000;

/** Whether the document is of a kind, or in a state, that only `add-kinds` can read. */
export const needsMore = (kind: string, text: string): boolean =>
  !moreKinds.providers && (!providerOf(kind, text) || parseJson(text) === undefined);

/** The reader of a kind, undefined for one that nobody knows; `auto` looks at the text. */
export function readerOf(kind: string, text: string): FeedReader | undefined {
  const provider = providerOf(kind, text);
  if (!provider) return undefined;
  return (
    moreKinds.readers?.[provider.kind] ?? ((document, options) => readProvider(provider, document, options))
  );
}

function providerOf(kind: string, text: string): Provider | undefined {
  const head = text.slice(0, HEAD);
  return [...PROVIDERS, ...(moreKinds.providers ?? [])].find((one) =>
    kind === 'auto' ? new RegExp(one.mark).test(head) : one.kind === kind,
  );
}
