<?php

declare(strict_types=1);

namespace Onda\Core\Access;

defined('ABSPATH') || exit;

/**
 * Runs a callback as a page of the site would: plugins let every screen of the administration pass, and admin-ajax is
 * one.
 */
final class AsPage
{
    /**
     * @template T
     * @param \Closure(): T $ask
     * @return T
     */
    public static function ask(\Closure $ask): mixed
    {
        global $current_screen;
        $screen = $current_screen;
        $current_screen = new class {
            public function in_admin(): bool
            {
                return false;
            }
        };
        try {
            return $ask();
        } finally {
            $current_screen = $screen;
        }
    }
}
