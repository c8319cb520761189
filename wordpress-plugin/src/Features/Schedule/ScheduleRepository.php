<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Holiday;
use Onda\Features\Schedule\Week\Slot;

defined('ABSPATH') || exit;

/** Tables `onda_slots`, `onda_airings` (changes of single airings) and `onda_holidays`. */
final class ScheduleRepository
{
    /**
     * @param list<string> $types
     * @return array<string, int> Type → published posts; none for a type without any.
     */
    public static function published(array $types): array
    {
        global $wpdb;
        $places = implode(',', array_fill(0, count($types), '%s'));
        $sql = "SELECT post_type, COUNT(*) FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_type IN ($places)"
            . ' GROUP BY post_type';
        $rows = $wpdb->get_results($wpdb->prepare($sql, $types), ARRAY_N) ?: [];
        return array_map('intval', array_column($rows, 1, 0));
    }

    /**
     * A single query reads the week of a station, which stands on many pages.
     *
     * @return array{list<Slot>, list<AiringChange>, list<Holiday>}
     */
    public function week(string $station): array
    {
        global $wpdb;
        $sql = "SELECT 'slot' AS kept, id, show_id, title, starts, priority, hosts, changed_at, weekdays, length, valid_from,
                valid_until, every_weeks, anchor, month_weeks, kind, repeats, repeats_days, on_holidays, note,
                NULL AS action, NULL AS slot_id, NULL AS slot_date, NULL AS ends, NULL AS reason,
                NULL AS day, NULL AS name, NULL AS as_weekday
            FROM {$wpdb->prefix}onda_slots WHERE station = %s
            UNION ALL SELECT 'change', id, show_id, title, starts, priority, hosts, changed_at,
                NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
                action, slot_id, slot_date, ends, reason, NULL, NULL, NULL
            FROM {$wpdb->prefix}onda_airings WHERE station = %s
            UNION ALL SELECT 'holiday', NULL, NULL, NULL, NULL, NULL, NULL, NULL,
                NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
                NULL, NULL, NULL, NULL, NULL, day, name, as_weekday
            FROM {$wpdb->prefix}onda_holidays WHERE station = %s
            ORDER BY id, day";
        $rows = $wpdb->get_results($wpdb->prepare($sql, $station, $station, $station), ARRAY_A) ?: [];
        $of = static fn(string $kind, \Closure $read): array =>
            array_map($read, array_values(array_filter($rows, static fn(array $row): bool => $row['kept'] === $kind)));
        return [$of('slot', self::slot(...)), $of('change', self::change(...)), $of('holiday', self::holiday(...))];
    }

    /** @return list<Slot> */
    public function slots(string $station): array
    {
        return $this->week($station)[0];
    }

    /** @return list<AiringChange> */
    public function changes(string $station): array
    {
        return $this->week($station)[1];
    }

    /** @return list<Holiday> By their day. */
    public function holidays(string $station): array
    {
        return $this->week($station)[2];
    }

    /** @return int The id of the slot: a new one where its id is 0. */
    public function put_slot(string $station, Slot $slot): int
    {
        $row = [
            'station' => $station,
            'show_id' => $slot->show,
            'title' => $slot->title,
            'weekdays' => $slot->weekdays,
            'starts' => $slot->start,
            'length' => $slot->length,
            'valid_from' => $slot->from,
            'valid_until' => $slot->until,
            'every_weeks' => $slot->every,
            'anchor' => $slot->anchor,
            'month_weeks' => $slot->month_weeks,
            'kind' => $slot->kind,
            'repeats' => $slot->repeats,
            'repeats_days' => $slot->repeats_days,
            'on_holidays' => $slot->on_holidays,
            'priority' => $slot->priority,
            'hosts' => self::ids_as_text($slot->hosts),
            'note' => $slot->note,
            'changed_at' => $slot->changed_at,
        ];
        return self::put('onda_slots', $slot->id, $row);
    }

    /** A slot that was removed, under its own id: its airings are known by it. */
    public function put_back(string $station, Slot $slot): void
    {
        global $wpdb;
        $row = ['id' => $slot->id, 'station' => $station, 'weekdays' => 0, 'starts' => 0, 'length' => 0];
        $wpdb->insert("{$wpdb->prefix}onda_slots", $row);
        $this->put_slot($station, $slot);
    }

    /** @return int The id of the change: a new one where its id is 0. */
    public function put_change(string $station, AiringChange $change): int
    {
        $row = [
            'station' => $station,
            'slot_id' => $change->slot,
            'slot_date' => $change->date,
            'action' => $change->action,
            'starts' => $change->starts,
            'ends' => $change->ends,
            'show_id' => $change->show,
            'title' => $change->title,
            'hosts' => self::ids_as_text($change->hosts),
            'reason' => $change->reason,
            'priority' => $change->priority,
            'changed_at' => $change->changed_at,
        ];
        return self::put('onda_airings', $change->id, $row);
    }

    public function put_holiday(string $station, Holiday $holiday): void
    {
        global $wpdb;
        $row = ['day' => $holiday->day, 'name' => $holiday->name, 'as_weekday' => $holiday->as_weekday];
        $wpdb->replace("{$wpdb->prefix}onda_holidays", ['station' => $station] + $row);
    }

    /**
     * The slot goes with the changes of its airings.
     *
     * @return bool Whether it was there.
     */
    public function remove_slot(string $station, int $id): bool
    {
        global $wpdb;
        $wpdb->delete("{$wpdb->prefix}onda_airings", ['station' => $station, 'slot_id' => $id]);
        return (bool) $wpdb->delete("{$wpdb->prefix}onda_slots", ['station' => $station, 'id' => $id]);
    }

    /** @return bool Whether it was there. */
    public function remove_change(string $station, int $id): bool
    {
        global $wpdb;
        return (bool) $wpdb->delete("{$wpdb->prefix}onda_airings", ['station' => $station, 'id' => $id]);
    }

    public function remove_holiday(string $station, string $day): void
    {
        global $wpdb;
        $wpdb->delete("{$wpdb->prefix}onda_holidays", ['station' => $station, 'day' => $day]);
    }

    /** @param array<string, string|null> $row */
    private static function slot(array $row): Slot
    {
        return new Slot(
            (int) $row['id'],
            (int) $row['show_id'],
            (string) $row['title'],
            (int) $row['weekdays'],
            (int) $row['starts'],
            (int) $row['length'],
            (string) $row['valid_from'],
            (string) $row['valid_until'],
            max(1, (int) $row['every_weeks']),
            (string) $row['anchor'],
            (int) $row['month_weeks'],
            (string) $row['kind'],
            (int) $row['repeats'],
            (int) $row['repeats_days'],
            (string) $row['on_holidays'],
            (int) $row['priority'],
            self::ids($row['hosts']),
            (string) $row['note'],
            (int) $row['changed_at'],
        );
    }

    /** @param array<string, string|null> $row */
    private static function change(array $row): AiringChange
    {
        return new AiringChange(
            (int) $row['id'],
            (string) $row['action'],
            (int) $row['slot_id'],
            (string) $row['slot_date'],
            (string) $row['starts'],
            (string) $row['ends'],
            (int) $row['show_id'],
            (string) $row['title'],
            self::ids($row['hosts']),
            (string) $row['reason'],
            (int) $row['priority'],
            (int) $row['changed_at'],
        );
    }

    /** @param array<string, string|null> $row */
    private static function holiday(array $row): Holiday
    {
        $as_weekday = $row['as_weekday'];
        return new Holiday((string) $row['day'], (string) $row['name'], $as_weekday === null ? null : (int) $as_weekday);
    }

    /** @param array<string, mixed> $row */
    private static function put(string $table, int $id, array $row): int
    {
        global $wpdb;
        if ($id === 0) {
            $wpdb->insert($wpdb->prefix . $table, $row);
            return (int) $wpdb->insert_id;
        }
        $wpdb->update($wpdb->prefix . $table, $row, ['id' => $id, 'station' => $row['station']]);
        return $id;
    }

    /** @return list<int>|null */
    private static function ids(?string $text): ?array
    {
        return $text === null ? null : wp_parse_id_list($text);
    }

    /** @param list<int>|null $ids */
    private static function ids_as_text(?array $ids): ?string
    {
        return $ids === null ? null : implode(',', $ids);
    }
}
