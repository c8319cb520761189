// @vitest-environment node
import { type Profiler, Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FEED_KINDS } from './generated/kinds';
import type { FeedKind } from './now-playing';
import { readFeed } from './read-feed';
import { hostileDocument, UNITS } from './testing/hostile-documents';

/**
 * A hostile server sends what is never closed: four times as much of it runs about four times as much code. The engine
 * counts each run of a function and a branch. `pnpm bench growth` measures the time, that of patterns included.
 */
const LENGTH = 2_000;
/** The square would be 16. */
const MOST = 6;
/** Code that runs less often has no loop over the document. */
const FEW = 4_000;
const OPTIONS = { parseHtml: () => null, streamUrl: 'http://radio.test/a.mp3', now: 0 };

let session: Session;

beforeAll(async () => {
  session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});

afterAll(() => session.disconnect());

/** How often functions and branches of this package ran since it was last asked; to ask takes the longest. */
async function runs(): Promise<number> {
  const { result } = (await session.post(
    'Profiler.takePreciseCoverage',
  )) as Profiler.TakePreciseCoverageReturnType;
  const own = result.filter(({ url }) => url.includes('packages/feeds/src'));
  const ranges = own.flatMap(({ functions }) => functions).flatMap(({ ranges }) => ranges);
  return ranges.reduce((sum, { count }) => sum + count, 0);
}

it.each(UNITS)('%j: no kind of document runs the square of its length', async (unit) => {
  const of = (kind: FeedKind, length: number) => {
    readFeed(hostileDocument(kind, unit, length), kind, OPTIONS);
    return runs();
  };
  await runs();
  const found: string[] = [];
  for (const kind of FEED_KINDS) {
    const ratio = (await of(kind, 4 * LENGTH)) / Math.max(FEW, await of(kind, LENGTH));
    if (ratio >= MOST) found.push(`${kind}: ${ratio}`);
  }
  expect(found).toEqual([]);
});
