import type { FeedDocument } from './feed-document';
import type { FeedOptions } from './feed-options';
import { loadReader } from './load-reader';
import { type Probe, probes } from './probe';
import { readWith } from './read-with';

/** Asks the stream server for its status page: first the one that answered last time, else each in turn. */
export function feedProbe(
  page: (url: string, signal: AbortSignal) => Promise<string>,
  stream: string,
  options: FeedOptions,
): (signal: AbortSignal) => Promise<FeedDocument> {
  let found: Probe | null = null;

  const ask = async (probe: Probe, signal: AbortSignal) => {
    const body = await page(probe.url, signal);
    const reader = await loadReader(probe.kind, body);
    const isReadable = readWith(reader, body, { ...options, feedUrl: probe.url }).kind === 'read';
    return { kind: isReadable ? probe.kind : 'none', body };
  };
  const search = async (signal: AbortSignal) => {
    let answer: FeedDocument | null = null;
    for (const probe of probes(stream)) {
      const document = await ask(probe, signal).catch(unlessAborted(signal));
      if (document?.kind === probe.kind) {
        found = probe;
        return document;
      }
      answer ??= document;
    }
    if (!answer) throw new Error('no status page');
    return answer;
  };
  return async (signal) => {
    const probe = found;
    found = null;
    if (!probe) return search(signal);
    const document = await ask(probe, signal);
    found = probe;
    return document;
  };
}

function unlessAborted(signal: AbortSignal): (error: unknown) => null {
  return (error) => {
    if (signal.aborted) throw error;
    return null;
  };
}
