<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Printing;

use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Texts;
use Onda\Features\Schedule\Schedule;
use Onda\Features\Schedule\Week\Airing;

defined('ABSPATH') || exit;

/**
 * The inside of `<on-air>`: what is on and what comes next, with the airings of two days, by which the script goes on
 * where a cache keeps the page.
 */
final class OnAirPrinting
{
    private const HORIZON = 2 * DAY_IN_SECONDS;
    /** An airing that begins later names its day. */
    private const SOON = 12 * HOUR_IN_SECONDS;
    private const MOST_NEXT = 3;
    private const NO_ROW = ['', 0, 0, 0, '', '', '', '', '', ''];

    /** @param int|null $now Seconds of Unix time; null for the clock. */
    public function __construct(private Schedule $schedule, private Texts $texts, private ?int $now = null)
    {
    }

    /**
     * The airings from now on: `[id, show, start, seconds, title, address, hosts, hours, day, image]`.
     *
     * @return array{from: int, until: int, airings: list<array<int, int|string>>} Seconds of Unix time.
     */
    public function plan(string $station, bool $has_images): array
    {
        $now = $this->now ?? time();
        $airings = $this->schedule->airings($station, $now, $now + self::HORIZON);
        $words = new AiringWords($this->texts, $airings, $has_images);
        $row = static fn(Airing $airing): array => [
            $airing->id,
            $airing->show,
            $airing->starts,
            $airing->ends - $airing->starts,
            $words->title($airing),
            $words->address($airing),
            $words->hosts($airing),
            AiringWords::hour($airing->starts) . '–' . AiringWords::hour($airing->ends),
            (string) wp_date('D', $airing->starts),
            ...($has_images ? [$words->image($airing)] : []),
        ];
        return ['from' => $now, 'until' => $now + self::HORIZON, 'airings' => array_map($row, $airings)];
    }

    /**
     * The minutes that are left are the script's: in a kept page they would be wrong.
     *
     * @param array<string, scalar> $values Attributes.
     */
    public function inside(array $values): string
    {
        $plan = $this->plan((string) ($values['station'] ?? ''), ($values['images'] ?? false) === true);
        ['from' => $now, 'airings' => $rows] = $plan;
        $current = current(array_filter($rows, static fn(array $row): bool => $row[2] <= $now && $now < $row[2] + $row[3]));
        $coming = array_values(array_filter($rows, static fn(array $row): bool => $row[2] > $now));
        $coming = array_slice($coming, 0, min(self::MOST_NEXT, max(0, (int) ($values['next'] ?? 2))));
        [, , , , $title, $address, $hosts, $hours] = $current ?: self::NO_ROW;
        $next = [];
        for ($at = 1; $at <= self::MOST_NEXT; $at++) {
            $next += self::row($at, $coming[$at - 1] ?? null, $now);
        }
        return Faces::fill('schedule/on-air/Face', $next + [
            'label' => $this->text('onAirNow'),
            'nextLabel' => $this->text('upNext'),
            'nobody' => $this->text('nobodyOn'),
            'left' => $this->text('timeLeft'),
            'airings' => wp_json_encode($rows, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_AMP),
            'from' => $now,
            'until' => $plan['until'],
            'isUnknown' => false,
            'isOff' => !$current,
            'title' => $current ? $title : $this->text('nobodyOn'),
            'address' => $address,
            'hours' => $hours,
            'hosts' => $hosts,
            'image' => $current[9] ?? '',
            'remaining' => '',
            'isLast' => $coming === [],
        ]);
    }

    /**
     * @param list<int|string>|null $row
     * @return array<string, string>
     */
    private static function row(int $at, ?array $row, int $now): array
    {
        [, , $start, , $title, $address, , $hours, $day] = $row ?? self::NO_ROW;
        return [
            "title$at" => $title,
            "address$at" => $address,
            "hours$at" => $row !== null && $start - $now >= self::SOON ? "$day $hours" : $hours,
        ];
    }

    private function text(string $key): string
    {
        return $this->texts->text('schedule', $key);
    }
}
