<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Range;

use Onda\Core\Text\Days;

defined('ABSPATH') || exit;

/** Some days in a row, in the site's time zone. A day is written `2026-11-21`. */
final class Period
{
    private const MONTHS_A_YEAR = 12;

    /** @param string $to Not before `$from`. */
    public function __construct(public readonly string $from, public readonly string $to)
    {
    }

    public function days(): int
    {
        return (int) self::date($this->from)->diff(self::date($this->to))->days + 1;
    }

    /**
     * The period to compare with: as many days before. Whole months compare with whole months, and the beginning of a
     * month with the beginning of the month before.
     */
    public function before(): self
    {
        $first = self::date($this->from);
        if ($first->format('d') !== '01') {
            $to = $first->modify('-1 day');
            return new self(self::day($to->modify('-' . ($this->days() - 1) . ' days')), self::day($to));
        }
        $last = self::date($this->to);
        $months = self::MONTHS_A_YEAR * ((int) $last->format('Y') - (int) $first->format('Y'))
            + (int) $last->format('n') - (int) $first->format('n') + 1;
        $from = $first->modify("-$months months");
        $end = $first->modify('-1 day');
        $is_whole = $last->format('j') === $last->format('t');
        $to = $is_whole ? $end : min($end, $from->modify('+' . ($this->days() - 1) . ' days'));
        return new self(self::day($from), self::day($to));
    }

    /** The period a year earlier; the last of February replaces a day that only a leap year has. */
    public function year_before(): self
    {
        $moved = static function (string $day): string {
            $year = (int) substr($day, 0, 4) - 1;
            return min($year . substr($day, 4), Days::last_of($year . substr($day, 4, 3)));
        };
        return new self($moved($this->from), $moved($this->to));
    }

    private static function date(string $day): \DateTimeImmutable
    {
        return new \DateTimeImmutable($day, new \DateTimeZone('UTC'));
    }

    private static function day(\DateTimeImmutable $date): string
    {
        return $date->format('Y-m-d');
    }
}
