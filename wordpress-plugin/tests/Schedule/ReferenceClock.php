<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

/** A clock whose moments are found by a search that is too slow for a page. */
final class ReferenceClock
{
    private const DAY = 86400;

    /** The first moment at which the clock shows these seconds; that of the change where it skips them. */
    public static function moment(\DateTimeZone $zone, int $shown): int
    {
        $offset = static fn(int $moment): int => $zone->getOffset(new \DateTimeImmutable("@$moment"));
        $offsets = [$offset($shown - 2 * self::DAY), $offset($shown + 2 * self::DAY)];
        foreach ([max($offsets), min($offsets)] as $candidate) {
            if ($offset($shown - $candidate) === $candidate) {
                return $shown - $candidate;
            }
        }
        [$before, $after] = [$shown - 2 * self::DAY, $shown + 2 * self::DAY];
        while ($after - $before > 1) {
            $middle = intdiv($before + $after, 2);
            [$before, $after] = $offset($middle) === $offsets[0] ? [$middle, $after] : [$before, $middle];
        }
        return $after;
    }
}
