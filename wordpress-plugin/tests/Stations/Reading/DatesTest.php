<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Reading;

use Onda\Stations\Reading\Dates;
use PHPUnit\Framework\TestCase;

/** One row a moment, a length or an end as feeds write them. */
final class DatesTest extends TestCase
{
    /** @dataProvider moments */
    public function test_a_moment_is_read_whatever_its_form(mixed $written, ?string $expected): void
    {
        $moment = Dates::moment($written);
        $this->assertSame($expected, $moment === null ? null : gmdate('Y-m-d H:i:s', intdiv($moment, 1000)) . '.' . $moment % 1000);
    }

    public function moments(): array
    {
        return [
            [1700000000, '2023-11-14 22:13:20.0'], ['1700000000.5', '2023-11-14 22:13:20.500'],
            [1700000000123, '2023-11-14 22:13:20.123'], [1700000000123456, '2023-11-14 22:13:20.123'],
            ['2026-11-21 01:00:00', '2026-11-21 01:00:00.0'], ['2026-11-21T01:00:00+0100', '2026-11-21 00:00:00.0'],
            ['2026-03-04 17:29:30.120000+00:00', '2026-03-04 17:29:30.120'], ['2026-03-04T17:29Z', '2026-03-04 17:29:00.0'],
            ['Sat, 17 Nov 2018 17:57:45 +0300', '2018-11-17 14:57:45.0'], ['17 Nov 2018 17:57:45 GMT', '2018-11-17 17:57:45.0'],
            ['11/Nov/2021:09:15:45 +0200', '2021-11-11 07:15:45.0'], ['13/08/2020 08:11', '2020-08-13 08:11:00.0'],
            ['Nov 17, 2018 17:57:45', '2018-11-17 17:57:45.0'], ['Sat Nov 17 2018 17:57:45 GMT+0300', '2018-11-17 14:57:45.0'],
            [185, null], ['185', null], [0, null], ['', null], [null, null], [[], null], [true, null], ['10:15', null], ['yesterday', null],
            ['0000-00-00 00:00:00', null], ['2026-02-31 10:00:00', null], ['2026-11-21', null], ['2026-11-21 25:00:00', null],
            ['31/Foo/2021:09:15:45', null], [1e30, null], [1e17, null], [INF, null], [-1700000000, null],
        ];
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
