// @vitest-environment node
import { expect, it } from 'vitest';
import { FEED_KINDS } from './generated/kinds';
import type { FeedKind } from './now-playing';
import { readerOf } from './read-feed';
import { fixture } from './testing/fixture';

/** A hostile server sends what is never closed: four times as much of it costs about four times the work. */
const LENGTH = 10_000;
/** The square would be 16. */
const MOST = 10;
const BEGINNING = 300;

const UNITS = [
  '<td>',
  '<td',
  '<',
  '</td>',
  '<a b="c">',
  '<a b="',
  '<!x>',
  '<!--',
  '<![CDATA[',
  '<?x?>',
  '<style>',
  '{"a":',
  '[',
  '"',
  '\\',
  ',',
  '1,',
  '&#',
  '&amp;',
  ' - ',
  '\n',
  ' ',
  'data: x\n',
  '#EXTINF:1,x\n',
  "x='",
  'Ã±',
];

/** The beginning of a document of each kind. */
const BEGINNINGS = new Map(
  ['golden/panels.json', 'golden/field.json', 'golden/own.json'].flatMap((name) =>
    (JSON.parse(fixture(name)) as { kind: FeedKind; body?: string; file?: string }[]).map(
      ({ kind, body, file }) => [kind, (body ?? (file ? fixture(file) : '')).slice(0, BEGINNING)] as const,
    ),
  ),
);

/** The least of some: the engine compiles and clears up meanwhile. */
function cost(work: () => void): number {
  const spent = () => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user;
  };
  return Math.min(spent(), spent(), spent());
}

it.each(UNITS)('%j: no kind of document costs the square of its length', (unit) => {
  const of = (kind: FeedKind, length: number) => {
    const text = (BEGINNINGS.get(kind) ?? '') + unit.repeat(length / unit.length);
    return cost(() => {
      try {
        readerOf(kind, text)?.(text, { parseHtml: () => null, streamUrl: 'http://radio.test/a.mp3', now: 0 });
      } catch {
        // It is not read, which may take time, too.
      }
    });
  };
  // A document that costs less cannot be measured.
  const little = cost(() => JSON.parse(`[${'{"a":"x"},'.repeat(10 * LENGTH)}1]`));
  const ratios = FEED_KINDS.map(
    (kind) => [kind, of(kind, 4 * LENGTH) / Math.max(little, of(kind, LENGTH))] as const,
  );
  expect(ratios.filter(([, ratio]) => ratio >= MOST)).toEqual([]);
});
