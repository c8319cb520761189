<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Features\Schedule\Week\Slot;

defined('ABSPATH') || exit;

/** First weeks to begin with: a handful of shows at plausible hours, which the owner renames. */
final class FirstWeek
{
    private const WORKDAYS = 31;
    private const SATURDAY = 32;
    private const SUNDAY = 64;
    private const WEEKEND = 96;

    /**
     * @param string $kind `music`, `talk` or `community`.
     * @return list<Slot> Without shows; none for another kind.
     */
    public static function slots(string $kind): array
    {
        $rows = match ($kind) {
            'music' => self::music(),
            'talk' => self::talk(),
            'community' => self::community(),
            default => [],
        };
        return array_map(static function (array $row): Slot {
            [$title, $weekdays, $from, $until] = $row;
            return new Slot(0, 0, $title, $weekdays, $from * 60, ($until - $from) * 60, kind: $row[4] ?? 'live');
        }, $rows);
    }

    /** @return list<array{0: string, 1: int, 2: int, 3: int, 4?: string}> Title, days, first and last hour, kind. */
    private static function music(): array
    {
        return [
            [__('Morning show', 'onda'), self::WORKDAYS, 7, 10],
            [__('Hits without a break', 'onda'), self::WORKDAYS, 10, 14, 'automation'],
            [__('Requests', 'onda'), self::WORKDAYS, 14, 16],
            [__('Afternoon show', 'onda'), self::WORKDAYS, 16, 20],
            [__('New releases', 'onda'), self::WORKDAYS, 20, 22, 'recorded'],
            [__('Music at night', 'onda'), 127, 22, 31, 'automation'],
            [__('Weekend show', 'onda'), self::WEEKEND, 10, 14],
            [__('Top 40', 'onda'), self::SATURDAY, 18, 20, 'recorded'],
            [__('Classics', 'onda'), self::SUNDAY, 18, 20, 'recorded'],
        ];
    }

    /** @return list<array{0: string, 1: int, 2: int, 3: int, 4?: string}> */
    private static function talk(): array
    {
        return [
            [__('Morning news', 'onda'), self::WORKDAYS, 6, 9],
            [__('Interview of the day', 'onda'), self::WORKDAYS, 9, 10],
            [__('Morning magazine', 'onda'), self::WORKDAYS, 10, 13],
            [__('Midday news', 'onda'), 127, 14, 15],
            [__('Afternoon magazine', 'onda'), self::WORKDAYS, 16, 19],
            [__('Evening news', 'onda'), self::WORKDAYS, 20, 21],
            [__('Sports', 'onda'), self::WORKDAYS, 21, 22],
            [__('Weekend magazine', 'onda'), self::WEEKEND, 9, 13],
            [__('Live match', 'onda'), self::SUNDAY, 17, 20],
            [__('Music at night', 'onda'), 127, 23, 30, 'automation'],
        ];
    }

    /** @return list<array{0: string, 1: int, 2: int, 3: int, 4?: string}> */
    private static function community(): array
    {
        return [
            [__('Good morning, neighbors', 'onda'), self::WORKDAYS, 8, 10],
            [__('News of the town', 'onda'), self::WORKDAYS, 13, 14],
            [__('The school’s hour', 'onda'), 4, 17, 18],
            [__('Culture and associations', 'onda'), 2, 19, 20],
            [__('Health and daily life', 'onda'), 8, 19, 20],
            [__('Local music', 'onda'), 16, 20, 22],
            [__('Music without a break', 'onda'), 127, 22, 32, 'automation'],
            [__('Weekend show', 'onda'), self::WEEKEND, 10, 13],
            [__('Local sports', 'onda'), self::SUNDAY, 18, 20],
        ];
    }
}
