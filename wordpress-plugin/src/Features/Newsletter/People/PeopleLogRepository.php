<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\People;

defined('ABSPATH') || exit;

/** Table `onda_people_log`: who exported or deleted subscribers, when and how many, but not which. */
final class PeopleLogRepository
{
    public const DAYS = 90;
    public const EXPORT = 'export';
    public const DELETE = 'delete';
    public const SCREEN = 'screen';
    public const COMMAND = 'command';
    public const PRIVACY = 'privacy';
    public const UNDO = 'undo';
    private const SHOWN = 20;

    /** Adds an entry for the signed-in user; none for 0 subscribers. */
    public function note(string $event, string $way, int $amount, int $now): void
    {
        global $wpdb;
        if ($amount > 0) {
            $wpdb->insert("{$wpdb->prefix}onda_people_log", [
                'happened' => $now,
                'user_id' => get_current_user_id(),
                'event' => $event,
                'way' => defined('WP_CLI') && WP_CLI ? self::COMMAND : $way,
                'amount' => $amount,
            ]);
        }
    }

    /** @return list<array{happened: int, user: int, event: string, way: string, amount: int}> The newest first. */
    public function latest(): array
    {
        global $wpdb;
        $sql = "SELECT happened, user_id, event, way, amount FROM {$wpdb->prefix}onda_people_log ORDER BY id DESC LIMIT %d";
        return self::rows((array) $wpdb->get_results($wpdb->prepare($sql, self::SHOWN), ARRAY_A));
    }

    /** @return list<array{happened: int, user: int, event: string, way: string, amount: int}> */
    public function of(int $user): array
    {
        global $wpdb;
        $sql = "SELECT happened, user_id, event, way, amount FROM {$wpdb->prefix}onda_people_log WHERE user_id = %d";
        return self::rows((array) $wpdb->get_results($wpdb->prepare($sql, $user), ARRAY_A));
    }

    /** Removes the user from the entries, which stay. */
    public function forget_user(int $user): int
    {
        global $wpdb;
        return (int) $wpdb->update("{$wpdb->prefix}onda_people_log", ['user_id' => 0], ['user_id' => $user]);
    }

    public function forget_old(int $now): void
    {
        global $wpdb;
        $sql = "DELETE FROM {$wpdb->prefix}onda_people_log WHERE happened < %d";
        $wpdb->query($wpdb->prepare($sql, $now - self::DAYS * DAY_IN_SECONDS));
    }

    /**
     * @param array<array<string, string>> $rows
     * @return list<array{happened: int, user: int, event: string, way: string, amount: int}>
     */
    private static function rows(array $rows): array
    {
        return array_map(static fn(array $row): array => [
            'happened' => (int) $row['happened'],
            'user' => (int) $row['user_id'],
            'event' => $row['event'],
            'way' => $row['way'],
            'amount' => (int) $row['amount'],
        ], array_values($rows));
    }
}
