<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Slot;

defined('ABSPATH') || exit;

/** Collects what a source says by day, and makes of it one slot for all days on which a show has the same hours. */
final class WeekBuilder
{
    private const LONGEST_TITLE = 200;
    /** Minutes of the longest slot. */
    private const LONGEST = 10_080;
    private const NO_SHOW = ['hosts' => [], 'slots' => [], 'cancelled' => [], 'specials' => []];

    /** @param array<string, array<string, mixed>> $shows By title, as `data` gives them. */
    public function __construct(private array $shows = [])
    {
    }

    /** @return array<string, array<string, mixed>> To be stored. */
    public function data(): array
    {
        return $this->shows;
    }

    /**
     * @param int $weekday 0 for Monday.
     * @param int $start Minutes since midnight.
     * @param int $length Minutes; a week at most.
     * @param array<string, mixed> $more Other arguments of `Slot`: `kind`, `every`, `from`.
     * @param list<string> $cancelled Dates on which it does not air.
     */
    public function slot(string $title, int $weekday, int $start, int $length, array $more = [], array $cancelled = []): void
    {
        ksort($more);
        $length = min(max(1, $length), self::LONGEST);
        $key = (string) wp_json_encode([$start, $length, $more]);
        $show = &$this->show($title);
        $weekdays = ($show['slots'][$key]['weekdays'] ?? 0) | 1 << $weekday;
        $show['slots'][$key] = ['weekdays' => $weekdays, 'start' => $start, 'length' => $length] + $more;
        $show['cancelled'][$key] = array_unique([...$show['cancelled'][$key] ?? [], ...$cancelled]);
    }

    /** @param string $starts `2026-03-29 23:00` on the clock of the station, as `$ends`. */
    public function special(string $title, string $starts, string $ends): void
    {
        $this->show($title)['specials'][$starts] = $ends;
    }

    /** @param list<string> $names */
    public function hosts(string $title, array $names): void
    {
        $show = &$this->show($title);
        $show['hosts'] = array_values(array_unique([...$show['hosts'], ...$names]));
    }

    /**
     * @param string $source Stands before each key.
     * @return list<ImportedShow>
     */
    public function shows(string $source): array
    {
        $now = time();
        $made = [];
        foreach ($this->shows as $title => $show) {
            $same = ['title' => (string) $title, 'changed_at' => $now];
            $keys = array_map(static fn(string $name): string => self::key($source, "host-$name"), $show['hosts']);
            $slot = static fn(array $of): Slot => new Slot(...['id' => 0, 'show' => 0] + $of + $same);
            $changes = [];
            foreach ($show['specials'] as $starts => $ends) {
                $edges = ['starts' => (string) $starts, 'ends' => $ends];
                $changes[] = new AiringChange(...['id' => 0, 'action' => 'special'] + $edges + $same);
            }
            $made[] = new ImportedShow(
                self::key($source, (string) $title),
                ['post_title' => (string) $title, 'post_status' => 'publish'],
                array_combine($keys, $show['hosts']),
                array_values(array_map($slot, $show['slots'])),
                $changes,
                cancelled: array_values($show['cancelled']),
            );
        }
        return $made;
    }

    /** @return array<string, mixed> */
    private function &show(string $title): array
    {
        $title = mb_substr($title, 0, self::LONGEST_TITLE);
        $this->shows[$title] ??= self::NO_SHOW;
        return $this->shows[$title];
    }

    private static function key(string $source, string $name): string
    {
        return "$source:" . md5($name);
    }
}
