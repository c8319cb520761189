<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Core\Database\OtherTables;

defined('ABSPATH') || exit;

/** The subscribers of MailPoet, as its tables hold them. */
final class MailPoetRepository
{
    public function is_there(): bool
    {
        return OtherTables::has('mailpoet_subscribers');
    }

    public function count(): int
    {
        global $wpdb;
        return (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}mailpoet_subscribers WHERE deleted_at IS NULL");
    }

    /** @return list<array<string, string|null>> Rows after this id: id, email, first_name, last_name, status, confirmed_at. */
    public function after(int $id, int $most): array
    {
        global $wpdb;
        $sql = "SELECT id, email, first_name, last_name, status, confirmed_at FROM {$wpdb->prefix}mailpoet_subscribers"
            . ' WHERE deleted_at IS NULL AND id > %d ORDER BY id LIMIT %d';
        return $wpdb->get_results($wpdb->prepare($sql, $id, $most), ARRAY_A) ?: [];
    }

    /** @return string The names of the subscriber's lists, with `; ` between. */
    public function lists_of(int $id): string
    {
        global $wpdb;
        $sql = "SELECT name FROM {$wpdb->prefix}mailpoet_segments AS lists"
            . " JOIN {$wpdb->prefix}mailpoet_subscriber_segment AS joined ON joined.segment_id = lists.id"
            . " WHERE joined.subscriber_id = %d AND joined.status = 'subscribed' AND lists.type = 'default'"
            . ' AND lists.deleted_at IS NULL';
        return implode('; ', $wpdb->get_col($wpdb->prepare($sql, $id)));
    }
}
