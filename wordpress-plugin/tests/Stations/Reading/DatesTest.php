<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Reading;

use Onda\Features\Stations\Reading\Dates;
use PHPUnit\Framework\TestCase;

/** Each row is a moment, a length or an end as feeds write them. */
final class DatesTest extends TestCase
{
    private const MOMENTS = __DIR__ . '/../../../../packages/feeds/src/fixtures/moments.json';

    /** @dataProvider moments */
    public function test_a_moment_is_read_as_in_the_browser(mixed $written, ?string $expected): void
    {
        $moment = Dates::moment($written);
        $text = $moment === null ? null : gmdate('Y-m-d\TH:i:s', intdiv($moment, 1000));
        $this->assertSame($expected, $text === null ? null : sprintf('%s.%03dZ', $text, $moment % 1000));
    }

    /** @return array<string, array{mixed, string|null}> By the form. */
    public function moments(): array
    {
        $rows = json_decode((string) file_get_contents(self::MOMENTS), true);
        return array_map(static fn(array $row): array =>
            [$row['written'], $row['moment']], array_column($rows, null, 'form'));
    }

    public function test_what_names_no_zone_is_of_the_servers(): void
    {
        $now = Dates::moment('2026-03-04 17:31:20');
        $zone = Dates::zone('2026-03-04 18:31:07', $now);
        $this->assertSame(3_600_000, $zone);
        $this->assertSame(Dates::moment('2026-03-04 17:29:30'), Dates::moment('2026-03-04 18:29:30', $zone));
        $this->assertSame(Dates::moment('2026-03-04 18:29:30'), Dates::moment('2026-03-04 18:29:30Z', $zone));
        $this->assertSame(0, Dates::zone('nonsense', $now));
    }

    public function test_lengths_and_ends_that_can_be_those_of_a_song_are_read(): void
    {
        $lengths = [[210, 1000], ['210', 1000], ['210000', 1], ['03:30', 1], ['00:03:30', 1000], [0, 1000], ['2267180000', 1], [null, 1], ['x', 1]];
        $this->assertSame(
            [210_000, 210_000, 210_000, 210_000, 210_000, null, null, null, null],
            array_map(static fn(array $of): ?int => Dates::length(...$of), $lengths),
        );
        $this->assertSame([2, null, null, null, 2], [Dates::end(1, 2), Dates::end(2, 2), Dates::end(1, 90_000_000), Dates::end(1, null), Dates::end(null, 2)]);
    }
}
