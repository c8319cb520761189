<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

defined('ABSPATH') || exit;

/**
 * A table with a column for each day. A row without an end goes on until the next row; what stands in rows that follow
 * each other is one airing.
 */
final class CsvGrid
{
    /** @var list<array{int, ?int, array<int, string>}> Start and end in minutes, and the shows by column. */
    private array $rows = [];

    /** @param array<int, list<int>> $days By column. */
    public function __construct(private array $days)
    {
    }

    /**
     * @param list<string> $cells
     * @return array<int, list<int>> The days by column; empty for a row that is no head of a grid.
     */
    public static function head(array $cells): array
    {
        $days = array_filter(array_map(WrittenHours::days(...), $cells));
        $hours = array_filter($cells, static fn(string $cell): bool => WrittenHours::both($cell)[0] !== null);
        return count($days) > 1 && $hours === [] ? $days : [];
    }

    /**
     * Whether the hours stand in the head, and the days at the side.
     *
     * @param list<string> $cells
     */
    public static function is_turned(array $cells): bool
    {
        $others = array_filter(array_slice($cells, 1), strlen(...));
        $is_hour = static fn(string $cell): bool => WrittenHours::both($cell)[0] !== null;
        return count($others) > 1 && array_filter($others, $is_hour) === $others
            && !$is_hour($cells[0]) && WrittenHours::days($cells[0]) === [];
    }

    /**
     * @param list<string> $cells
     * @return bool False for a row without an hour.
     */
    public function row(array $cells): bool
    {
        $hours = array_values(array_filter(array_diff_key($cells, $this->days), strlen(...)));
        [$start, $end] = WrittenHours::both($hours[0] ?? '');
        if ($start === null) {
            return false;
        }
        // Below midnight the night goes on.
        $start += $start < ($this->rows[0][0] ?? 0) ? 1440 : 0;
        $shows = array_map(static fn(string $show): string => (string) preg_replace('/\s+/u', ' ', $show), $cells);
        $this->rows[] = [$start, $end ?? WrittenHours::minutes($hours[1] ?? ''), array_intersect_key($shows, $this->days)];
        return true;
    }

    /** The last row without an end goes on until the first one of the day. */
    public function end(WeekBuilder $week): void
    {
        foreach ($this->days as $column => $days) {
            [$title, $from, $until] = ['', 0, 0];
            foreach ($this->rows as $place => [$start, $end, $shows]) {
                $end ??= $this->rows[$place + 1][0] ?? $this->rows[0][0];
                $show = $shows[$column] ?? '';
                if ($show !== $title || $start % 1440 !== $until % 1440) {
                    self::add($week, $title, $days, $from, $until);
                    [$title, $from] = [$show, $start];
                }
                $until = $end;
            }
            self::add($week, $title, $days, $from, $until);
        }
    }

    /** @param list<int> $days */
    private static function add(WeekBuilder $week, string $title, array $days, int $from, int $until): void
    {
        foreach ($title === '' || preg_match('/^\W+$/u', $title) === 1 ? [] : $days as $day) {
            $length = ($until - $from + 1440) % 1440 ?: 1440;
            $week->slot($title, ($day + intdiv($from, 1440)) % 7, $from % 1440, $length);
        }
    }
}
