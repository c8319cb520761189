<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Holiday;
use Onda\Features\Schedule\Week\Slot;

defined('ABSPATH') || exit;

/** Slots, holidays and names of shows as they were before the user's last change. Kept for an hour. */
final class ScheduleUndo
{
    private const KEPT = 'onda_schedule_undo_';

    public function __construct(private ScheduleRepository $kept)
    {
    }

    /**
     * @param array<int> $ids Of the slots that are about to change, with the changes of their airings.
     * @param list<string> $days Of the holidays that are about to change.
     */
    public function keep(string $station, array $ids, array $days = []): void
    {
        $slots = array_filter($this->kept->slots($station), static fn(Slot $one): bool => in_array($one->id, $ids, true));
        $is_theirs = static fn(AiringChange $one): bool => $one->slot > 0 && in_array($one->slot, $ids, true);
        $changes = array_filter($this->kept->changes($station), $is_theirs);
        self::store([
            'station' => $station,
            'ids' => $ids,
            'slots' => array_map(get_object_vars(...), $slots),
            'changes' => array_map(get_object_vars(...), $changes),
            'days' => $days,
            'holidays' => array_map(get_object_vars(...), $this->holidays($station, $days)),
            'posts' => [],
        ]);
    }

    /** @param array<int, string> $posts Show or host → its former name; empty for one that was made. */
    public function keeps_posts(array $posts): void
    {
        self::store(['posts' => $posts] + self::stored());
    }

    /** @param int $id Of a slot that was written after `keep`; one that was not there goes. */
    public function keeps_new(int $id): void
    {
        $former = self::stored();
        self::store(['ids' => array_unique([...$former['ids'], $id])] + $former);
    }

    /** @return bool False where nothing is kept. */
    public function back(string $station): bool
    {
        $former = self::stored();
        if (($former['station'] ?? null) !== $station) {
            return false;
        }
        array_map(fn(int $id) => $this->kept->remove_slot($station, $id), $former['ids']);
        array_map(fn(array $row) => $this->kept->put_back($station, new Slot(...$row)), $former['slots']);
        $change = static fn(array $row): AiringChange => new AiringChange(...['id' => 0] + $row);
        array_map(fn(array $row) => $this->kept->put_change($station, $change($row)), $former['changes']);
        array_map(fn(string $day) => $this->kept->remove_holiday($station, $day), $former['days']);
        array_map(fn(array $row) => $this->kept->put_holiday($station, new Holiday(...$row)), $former['holidays']);
        array_map(SchedulePosts::back(...), array_keys($former['posts']), $former['posts']);
        delete_transient(self::name());
        return true;
    }

    /**
     * @param list<string> $days
     * @return array<Holiday>
     */
    private function holidays(string $station, array $days): array
    {
        $is_meant = static fn(Holiday $one): bool => in_array($one->day, $days, true);
        return $days === [] ? [] : array_filter($this->kept->holidays($station), $is_meant);
    }

    /** @return array<string, mixed> */
    private static function stored(): array
    {
        $stored = get_transient(self::name());
        return (is_array($stored) ? $stored : []) + ['days' => [], 'holidays' => [], 'posts' => []];
    }

    /** @param array<string, mixed> $former */
    private static function store(array $former): void
    {
        set_transient(self::name(), $former, HOUR_IN_SECONDS);
    }

    private static function name(): string
    {
        return self::KEPT . get_current_user_id();
    }
}
