<?php

declare(strict_types=1);

namespace Onda\Features\Search\Sphinx;

defined('ABSPATH') || exit;

/** Posts that the shards miss (option `onda_sphinx_pending`), and the progress of a load (`onda_sphinx_cursor`). */
final class ProgressRepository
{
    public const PENDING_OPTION = 'onda_sphinx_pending';
    public const CURSOR_OPTION = 'onda_sphinx_cursor';
    public const OPTIONS = [self::PENDING_OPTION, self::CURSOR_OPTION];
    /** Behind a longer absence everything is loaded anew. */
    private const MAX_PENDING = 1000;

    /** @return list<int> Posts that changed while their shard was down. */
    public function pending(): array
    {
        $stored = get_option(self::PENDING_OPTION);
        return is_array($stored) ? array_values(array_filter($stored, is_int(...))) : [];
    }

    /** @param list<int> $ids */
    public function keep(array $ids): void
    {
        update_option(self::PENDING_OPTION, array_slice(array_values(array_unique($ids)), -self::MAX_PENDING), false);
    }

    public function cursor(): int
    {
        return (int) get_option(self::CURSOR_OPTION, 0);
    }

    public function advance(int $id): void
    {
        update_option(self::CURSOR_OPTION, $id, false);
    }

    /**
     * @param list<string> $types At least one.
     * @return list<int> Published posts behind this one, in order.
     */
    public function posts_after(int $id, array $types, int $limit): array
    {
        global $wpdb;
        $places = implode(', ', array_fill(0, count($types), '%s'));
        $sql = "SELECT ID FROM {$wpdb->posts} WHERE ID > %d AND post_status = 'publish' AND post_password = ''"
            . " AND post_type IN ($places) ORDER BY ID LIMIT %d";
        return array_map('intval', $wpdb->get_col($wpdb->prepare($sql, [$id, ...$types, $limit])));
    }
}
