import { httpUrl } from './http-url';
import { mountOf } from './mount';
import type { FeedKind } from './now-playing';

export interface Probe {
  url: string;
  kind: FeedKind;
}

/** Where the documents of a provider are, for streams of an address like these. */
export interface Place {
  kind: FeedKind;
  streams: readonly string[];
  ask: readonly string[];
  guess?: true;
}

/** A status page of a stream server. */
export interface Page {
  kind: FeedKind;
  page: string;
}

/**
 * The status pages a stream server may have, in the order in which the spec asks (radio.md 7); none for what is no
 * address.
 */
export function probes(streamUrl: string): Probe[] {
  const stream = httpUrl(streamUrl);
  if (!stream) return [];
  const mount =
    mountOf({ streamUrl }) && `?mount=${stream.pathname.replaceAll('&', '%26').replaceAll('+', '%2B')}`;
  return [
    { url: `${stream.origin}/stats?sid=${sidOf(stream) || '1'}`, kind: 'shoutcast2-xml' },
    { url: `${stream.origin}/7.html`, kind: 'shoutcast1' },
    { url: `${stream.origin}/status-json.xsl${mount}`, kind: 'icecast-json' },
    { url: `${stream.origin}/status.xsl`, kind: 'icecast-html' },
  ];
}

/** Where a Shoutcast server tells what it played; '' for what is no address. */
export function historyAddress(streamUrl: string): string {
  const stream = httpUrl(streamUrl);
  if (!stream) return '';
  const sid = sidOf(stream);
  return `${stream.origin}/played.html${sid && `?sid=${sid}`}`;
}

/** Shoutcast 2 numbers its streams: `/;?sid=2`, `/stream/2/`. */
const sidOf = (stream: URL): string =>
  /^\d{1,4}$/.exec(stream.searchParams.get('sid') ?? '')?.[0] ??
  /^\/stream\/(\d{1,4})\b/.exec(stream.pathname)?.[1] ??
  '';
