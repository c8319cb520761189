<?php

declare(strict_types=1);

namespace Onda\Owner\Views;

defined('ABSPATH') || exit;

/** `wp onda views import`: takes over the views of the counter that a site had before. May be run again. */
final class ViewsImportCommand
{
    public function __construct(private FormerViewRepository $former)
    {
    }

    public function hook(): void
    {
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('onda views import', $this);
        }
    }

    /**
     * Takes over days and totals of a counter, or totals of a meta field.
     *
     * ## OPTIONS
     *
     * <from>
     * : wordpress-popular-posts, post-views-counter, or meta:KEY (meta:views for WP-PostViews).
     *
     * @param list<string> $arguments
     */
    public function __invoke(array $arguments): void
    {
        $done = $this->import($arguments[0] ?? '');
        $done === null
            ? \WP_CLI::error('One of: ' . implode(', ', FormerViewRepository::counters()) . ', meta:KEY')
            : \WP_CLI::success("{$done['days']} days and {$done['posts']} posts.");
    }

    /** @return array{days: int, posts: int}|null Null for a counter that we do not know. */
    public function import(string $from): ?array
    {
        if (preg_match('/^meta:(.{1,255})$/', $from, $found) === 1) {
            return ['days' => 0, 'posts' => $this->former->import_meta($found[1])];
        }
        return in_array($from, FormerViewRepository::counters(), true)
            ? [
                'days' => self::seen($this->former->import_days($from)),
                'posts' => self::seen($this->former->import_totals($from)),
            ]
            : null;
    }

    /** @param array{taken: int, known: int} $counts */
    private static function seen(array $counts): int
    {
        return $counts['taken'] + $counts['known'];
    }
}
