<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Reading;

use Onda\Settings\FeedKinds;
use Onda\Settings\Station;
use Onda\Stations\Reading\OnAirReader;
use PHPUnit\Framework\TestCase;

/** A hostile server sends what is never closed: four times as much of it costs about four times the work. */
final class GrowthTest extends TestCase
{
    private const GOLDEN = __DIR__ . '/../../../../packages/feeds/src/fixtures/golden/*.json';
    private const BEGINNING = 300;
    private const BYTES = 10_000;
    /** The square would be 16. */
    private const MOST = 10;

    /** @dataProvider hostile */
    public function test_no_kind_of_document_costs_the_square_of_its_length(string $unit): void
    {
        // A document that costs less cannot be measured.
        $little = self::cost(static fn() => json_decode('[' . str_repeat('{"a":"x"},', 2 * self::BYTES) . '1]', true));
        $found = [];
        foreach (self::beginnings() as $kind => $beginning) {
            $of = static fn(int $bytes): float => self::cost(static fn() => OnAirReader::read(
                $kind,
                $beginning . str_repeat($unit, intdiv($bytes, strlen($unit))),
                new Station('a', 'A', 'https://radio.example/live.mp3'),
            ));
            $ratio = $of(4 * self::BYTES) / max($little, $of(self::BYTES));
            $ratio < self::MOST || $found[] = "$kind: $ratio";
        }
        $this->assertSame([], $found);
    }

    /** @return array<string, array{string}> */
    public function hostile(): array
    {
        $units = ['<td>', '<td', '<', '</td>', '<a b="c">', '<a b="', '<!x>', '<!--', '<![CDATA[', '<?x?>', '<style>', '{"a":', '[', '"',
            '\\', ',', '1,', '&#', '&amp;', ' - ', "\n", ' ', "data: x\n", "#EXTINF:1,x\n", 'x=\'', 'Ã±'];
        return array_combine(array_map(json_encode(...), $units), array_map(static fn(string $unit): array => [$unit], $units));
    }

    /** @return array<string, string> Of a document of each kind. */
    private static function beginnings(): array
    {
        $beginnings = [];
        foreach (array_merge(...array_map(self::cases(...), (array) glob(self::GOLDEN))) as $case) {
            $body = $case['body'] ?? (isset($case['file']) ? (string) file_get_contents(dirname(self::GOLDEN, 2) . "/$case[file]") : '');
            $kind = $case['kind'] === 'auto' ? FeedKinds::of($body) : $case['kind'];
            $beginnings += [$kind => substr($body, 0, self::BEGINNING)];
        }
        return $beginnings;
    }

    /** @return list<array<string, mixed>> */
    private static function cases(string $path): array
    {
        return json_decode((string) file_get_contents($path), true);
    }

    /** Microseconds of computing. */
    private static function cost(\Closure $work): float
    {
        $spent = static function (): float {
            $usage = getrusage();
            return $usage['ru_utime.tv_sec'] * 1e6 + $usage['ru_utime.tv_usec'];
        };
        $before = $spent();
        $work();
        return $spent() - $before;
    }
}
