<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Range;

use Onda\Core\Text\Days;

defined('ABSPATH') || exit;

/** How long a bar of a chart is. */
enum RangeStep: string
{
    case Day = 'day';
    case Week = 'week';
    case Month = 'month';
    case Year = 'year';

    /** More bars are too thin to be seen. */
    private const MOST = 120;
    /** Up to so many days a bar is one of these. */
    private const DAYS = 62;
    private const WEEKS = 370;
    private const MONTHS = 1830;

    /** The step that was asked for where its bars fit, else the shortest that reads well. */
    public static function fitting(Period $period, string $asked): self
    {
        $days = $period->days();
        $asked = self::tryFrom($asked);
        if ($asked !== null && $days / $asked->length() <= self::MOST) {
            return $asked;
        }
        return match (true) {
            $days <= self::DAYS => self::Day,
            $days <= self::WEEKS => self::Week,
            $days <= self::MONTHS => self::Month,
            default => self::Year,
        };
    }

    /**
     * The bars of a period; the first and the last may be shorter than the others.
     *
     * @param int $start_of_week 0 is Sunday.
     * @return list<Period>
     */
    public function parts(Period $period, int $start_of_week): array
    {
        $parts = [];
        for ($from = $period->from; $from <= $period->to; $from = self::moved($to, '+1 day')) {
            $to = min($period->to, $this->end($from, $start_of_week));
            $parts[] = new Period($from, $to);
        }
        return $parts;
    }

    /** Names a bar in the site's language. */
    public function label(Period $part): string
    {
        $date = (string) get_option('date_format');
        return match ($this) {
            self::Day => Days::formatted($part->from, $date),
            /* translators: 1: first day, 2: last day. */
            self::Week => sprintf(
                __('%1$s to %2$s', 'onda'),
                Days::formatted($part->from, $date),
                Days::formatted($part->to, $date),
            ),
            self::Month => Days::formatted($part->from, 'F Y'),
            self::Year => Days::formatted($part->from, 'Y'),
        };
    }

    /** Names the beginning of a bar below a chart, where there is little space. */
    public function mark(Period $part): string
    {
        return match ($this) {
            /* translators: a short date below a chart, see https://www.php.net/manual/datetime.format.php */
            self::Day, self::Week => Days::formatted($part->from, _x('M j, Y', 'below a chart', 'onda')),
            default => $this->label($part),
        };
    }

    private function end(string $from, int $start_of_week): string
    {
        if ($this === self::Week) {
            $weekday = (int) (new \DateTimeImmutable($from, new \DateTimeZone('UTC')))->format('w');
            return self::moved($from, '+' . (6 - ($weekday - $start_of_week + 7) % 7) . ' days');
        }
        return match ($this) {
            self::Day => $from,
            self::Month => Days::last_of(substr($from, 0, 7)),
            default => substr($from, 0, 4) . '-12-31',
        };
    }

    private function length(): int
    {
        return match ($this) {
            self::Day => 1,
            self::Week => 7,
            self::Month => 30,
            self::Year => 365,
        };
    }

    private static function moved(string $day, string $by): string
    {
        return (new \DateTimeImmutable($day, new \DateTimeZone('UTC')))->modify($by)->format('Y-m-d');
    }
}
