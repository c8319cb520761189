import { type Ajax, dataOf } from '@onda/core/http/ajax';
import { webAddress } from '@onda/core/http/safe-url';
import type { Episode } from './contract';

export interface Chapter {
  /** Seconds from the start of the episode. */
  start: number;
  title: string;
  /** Address of a page about it; often empty. */
  address: string;
}

/** Reads the chapters, in the order in which they are heard. The request is a GET, so that a cache may answer. */
export async function readChapters(
  ajax: Pick<Ajax, 'get'>,
  server: string,
  { show, episode }: Pick<Episode, 'show' | 'episode'>,
): Promise<Chapter[]> {
  const url = new URL(server, document.baseURI);
  for (const [name, value] of Object.entries({ action: 'onda_chapters', show, episode }))
    url.searchParams.set(name, String(value));
  const rows = dataOf(JSON.parse(await ajax.get(url.href)));
  return (Array.isArray(rows) ? rows : [])
    .flatMap(chapterOf)
    .toSorted((one, other) => one.start - other.start);
}

function chapterOf(row: unknown): Chapter[] {
  const { start, title, address } = Object(row) as Record<string, unknown>;
  if (typeof start !== 'number' || !(start >= 0) || typeof title !== 'string' || !title) return [];
  return [{ start, title, address: webAddress(address) }];
}
