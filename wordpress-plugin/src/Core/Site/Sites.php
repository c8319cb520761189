<?php

declare(strict_types=1);

namespace Onda\Core\Site;

defined('ABSPATH') || exit;

/** The sites of a network; without a network there is one. */
final class Sites
{
    /** @return list<int> */
    public static function all(): array
    {
        $sites = is_multisite() ? get_sites(['fields' => 'ids', 'number' => 0]) : [get_current_blog_id()];
        return array_map(intval(...), $sites);
    }

    /**
     * Runs on that site and returns to the site before, also after an exception.
     *
     * @template T
     * @param callable(): T $run
     * @return T
     */
    public static function within(int $site, callable $run): mixed
    {
        if (!is_multisite()) {
            return $run();
        }
        switch_to_blog($site);
        try {
            return $run();
        } finally {
            restore_current_blog();
        }
    }
}
