import { FEED_KINDS } from '../../../packages/feeds/src/generated/kinds';
import type { FeedKind } from '../../../packages/feeds/src/now-playing';
import { readFeed } from '../../../packages/feeds/src/read-feed';
import { BEGINNINGS, hostileDocument, UNITS } from '../../../packages/feeds/src/testing/hostile-documents';
import { DEFAULT_OPTIONS } from '../../rig/options';
import { down, run, up } from '../../rig/site';
import type { Bench } from '../report';
import { figure, verdict } from '../table';

const SITE = 'bench-growth';
const LENGTH = 10_000;
/** The square would be 16. */
const LIMIT = 10;
/** A document that costs less cannot be measured. */
const LEAST_MS = 2;
const OPTIONS = { parseHtml: () => null, streamUrl: 'http://radio.test/a.mp3', now: 0 };

type Grown = { kind: string; unit: string; ratio: number };

/** The measurement in PHP; `$input` has the kinds with their beginnings, and the units. */
const PHP = (input: string) => `
  $input = json_decode(base64_decode('${input}'), true);
  $used = static fn(array $of): float => $of['ru_utime.tv_sec'] * 1e3 + $of['ru_utime.tv_usec'] / 1e3;
  $cost = static function (string $kind, string $text) use ($used): float {
    $before = $used(getrusage());
    Onda\\Features\\Stations\\Reading\\OnAirReader::read($kind, $text, new Onda\\Core\\Settings\\Station('a', 'A', 'https://radio.example/a.mp3'));
    return $used(getrusage()) - $before;
  };
  $worst = ['kind' => '', 'unit' => '', 'ratio' => 0];
  foreach ($input['units'] as $unit) foreach ($input['kinds'] as $kind => $beginning) {
    $of = fn(int $length) => min(array_map(fn() => $cost($kind, $beginning . str_repeat($unit, intdiv($length, strlen($unit)))), [1, 2, 3]));
    $ratio = $of(4 * ${LENGTH}) / max(${LEAST_MS}, $of(${LENGTH}));
    if ($ratio > $worst['ratio']) $worst = compact('kind', 'unit', 'ratio');
  }
  echo json_encode($worst);`;

/** How much more time a hostile document of a station takes that is four times as long: the worst of all. */
export const growth: Bench = {
  name: 'growth',
  async run() {
    const row = (where: string, { kind, unit, ratio }: Grown) => [
      where,
      figure(ratio),
      String(LIMIT),
      `${kind} ${JSON.stringify(unit)}`,
      verdict(ratio, LIMIT),
    ];
    return {
      title:
        'growth: the time of a document four times as long that never closes what it opens, the worst of all',
      head: ['', 'times', 'limit', 'kind, unit', ''],
      rows: [row('in the browser', inScript()), row('in PHP', await inPhp())],
      notes: [`${UNITS.length} units × ${FEED_KINDS.length} kinds, ${LENGTH} and ${4 * LENGTH} characters`],
    };
  },
};

function inScript(): Grown {
  const grown = UNITS.flatMap((unit) =>
    FEED_KINDS.map((kind) => {
      const little = Math.max(LEAST_MS, leastMs(kind, unit, LENGTH));
      return { kind, unit, ratio: leastMs(kind, unit, 4 * LENGTH) / little };
    }),
  );
  return grown.reduce((worst, one) => (one.ratio > worst.ratio ? one : worst));
}

/** The least of some: the engine compiles and clears up meanwhile. */
function leastMs(kind: FeedKind, unit: string, length: number): number {
  const text = hostileDocument(kind, unit, length);
  const spent = () => {
    const before = process.cpuUsage();
    readFeed(text, kind, OPTIONS);
    return process.cpuUsage(before).user / 1000;
  };
  return Math.min(spent(), spent(), spent());
}

async function inPhp(): Promise<Grown> {
  const site = await up({ ...DEFAULT_OPTIONS, name: SITE, noSeed: true });
  try {
    const input = JSON.stringify({ kinds: Object.fromEntries(BEGINNINGS), units: UNITS });
    return JSON.parse(await run(site, { code: PHP(Buffer.from(input).toString('base64')) })) as Grown;
  } finally {
    await down(SITE);
  }
}
