// @vitest-environment happy-dom
import { violation } from '@onda/core/forms/validation';
import { decodeBytes } from '@onda/core/http/decode-bytes';
import { fold } from '@onda/core/text/fold';
import { FEED_KINDS } from '@onda/feeds/generated/kinds';
import type { FeedKind } from '@onda/feeds/now-playing';
import { playlistStreams } from '@onda/feeds/playlist';
import { probes } from '@onda/feeds/probe';
import { parseXml } from '@onda/feeds/provider/xml';
import { readFeed } from '@onda/feeds/read-feed';
import { numberIn, streamAddress } from '@onda/feeds/stations/stream-address';
import { BEGINNINGS } from '@onda/feeds/testing/hostile-documents';
import { isSegmentName } from '@onda/feeds/text/bare-title';
import { songText } from '@onda/feeds/text/song-text';
import { trackOf } from '@onda/feeds/text/track-text';
import { momentOf } from '@onda/theme/count-down/moment';
import { isPictureFile } from '@onda/theme/file-address';
import { addressAfter } from '@onda/theme/load-more/address-after';
import { videoAt } from '@onda/theme/video/video-address';
import { expect, it } from 'vitest';

/**
 * Others repeat a piece that no pattern ever finds the end of: four times as much takes about four times as long. A
 * stranger adds a unit, which every reader meets, or a reader with the beginnings that lead it into its patterns.
 */
const LENGTH = 200_000;
/** Less is no harm, and cannot be measured. */
const LEAST_MS = 200;
/** The square would be 16. */
const MOST = 10;

const UNITS = [
  ...[
    '<',
    '<a ',
    '<a b="',
    '<a b="c">',
    '</a>',
    '<!--',
    '<![CDATA[',
    '<?x ',
    '<ref ',
    '<outline url',
    '<location>',
  ],
  ...[
    '{"a":',
    '"title":',
    '"',
    '[',
    '[#',
    '\\',
    '\\u',
    ',',
    ', ',
    '1,',
    '1:',
    '0',
    '0 ',
    'x',
    'x ',
    "x='",
    "x=';",
  ],
  ...[
    'a=',
    'a-',
    '-',
    ' - ',
    '.',
    'a.',
    '/',
    '//',
    '/a',
    ';',
    '|',
    ' |',
    '| ',
    '~',
    '~ ',
    '&',
    '&#',
    '&amp;',
    '&a=',
    '?',
    '#',
    '@',
  ],
  ...[
    '%20',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\u{a0}',
    '(',
    '(a',
    'File1=',
    'next:',
    'artist=',
    'text="',
    'type ',
    'ñ',
    'Ã±',
    '\u202e',
  ],
  ...['data: x\n', '#EXTINF:1,', '#EXTINF:1,x\n', '#EXT-X-DATERANGE:', 'X-TITLE="', '00:00 ', '2026-11-27 '],
  ...['/page/2', '2&2=', 'page=2', '/videos', '/1', 'xn--'],
];

/** Others of some kinds. */
const MORE: Partial<Record<FeedKind, readonly string[]>> = {
  auto: ['', '<?xml version="1.0"?><a>'],
  icy: ["StreamTitle='"],
  'flat-json': ['{"title":"'],
};

const plain = { parseHtml: () => null, streamUrl: 'http://radio.test/a.mp3', stationName: 'x', now: 0 };
const left = { ...plain, leaveOut: ['x'] };
const feeds = FEED_KINDS.map(
  (kind): Reader => [
    kind,
    (text) => readFeed(text, kind, plain),
    [BEGINNINGS.get(kind) ?? '', ...(MORE[kind] ?? [])],
  ],
);

type Reader = readonly [name: string, read: (text: string) => unknown, beginnings?: readonly string[]];

const READERS: readonly Reader[] = [
  ...feeds,
  ['xml', parseXml, ['<a>', '<a b="']],
  ['a song', (text) => trackOf(songText(text, left)), ['', 'a', 'a ']],
  ['the name of a segment', isSegmentName],
  [
    'a playlist',
    (text) => playlistStreams(text, 'http://a.test/'),
    ['', '<asx>', '<opml>', '<playlist>', 'File1='],
  ],
  ['bytes', (text) => decodeBytes(new TextEncoder().encode(text)), ['', '<?xml']],
  ['folded text', (text) => fold(text)],
  [
    'the address of a stream',
    (text) => [streamAddress(text), probes(text), numberIn(text)],
    ['http://a.test/', '/', 'http://a.test/;?mp='],
  ],
  ['the address of a video', videoAt, ['https://youtu.be/', 'https://vimeo.com/']],
  ['the address of a picture', isPictureFile, ['https://a.test/']],
  ['the address of the next page', (text) => addressAfter(text, 2), ['https://a.test/', 'https://a.test/?']],
  ['a moment', momentOf],
  ...(['email', 'url', 'number', 'alphanum', 'min', 'euvatin'] as const).map(
    (rule): Reader => [
      `the rule ${rule}`,
      (text) => violation([text], { [rule]: ['2026-11-27'] }),
      ['', 'a@', 'https://'],
    ],
  ),
];

for (const [name, read, beginnings = ['']] of READERS)
  it(`${name}: a hostile text takes no longer than its length`, () => {
    const slow = beginnings.flatMap((beginning) =>
      UNITS.filter((unit) => isSlow(read, beginning, unit)).map((unit) => [beginning, unit]),
    );
    expect(slow).toEqual([]);
  });

function isSlow(read: (text: string) => unknown, beginning: string, unit: string): boolean {
  const measured = (text: string) => {
    const { user } = process.cpuUsage();
    read(text);
    return (process.cpuUsage().user - user) / 1000;
  };
  // The process has other threads, such as that of the garbage collector: the least of six is the reader's own.
  const cost = (part: number) => {
    const text = `${beginning}${unit.repeat((part * LENGTH) / unit.length)}!\n`;
    const first = measured(text);
    const isQuick = first < LEAST_MS * part ** 2;
    return isQuick ? first : Math.min(first, ...Array.from({ length: 5 }, () => measured(text)));
  };
  // A reader that is quick so far is not slow even by the square, and the third power of a slow one would never end.
  for (const part of [1 / 16, 1 / 4]) {
    const spent = cost(part);
    if (spent < LEAST_MS * part ** 2) return false;
    if (spent > LEAST_MS) return true;
  }
  const [quarter, whole] = [cost(1 / 4), cost(1)];
  return whole > LEAST_MS && whole > MOST * quarter;
}
