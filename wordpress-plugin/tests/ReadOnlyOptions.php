<?php

declare(strict_types=1);

namespace Onda\Tests;

/** A database that refuses each change of the options. */
trait ReadOnlyOptions
{
    private function without_writing(\Closure $do): mixed
    {
        global $wpdb;
        $refuse = static fn(string $sql): string =>
            preg_match("~^(INSERT|UPDATE|DELETE).{0,20}\b$wpdb->options\b~s", $sql) === 1 ? 'REFUSED' : $sql;
        add_filter('query', $refuse);
        $was_quiet = $wpdb->suppress_errors(true);
        try {
            return $do();
        } finally {
            $wpdb->suppress_errors($was_quiet);
            remove_filter('query', $refuse);
        }
    }
}
