<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/** The server for writes. A replica may be seconds behind, so reads that decide a write use the primary. */
final class Primary
{
    /** The methods of LudicrousDB and of HyperDB, drop-ins that send reads to replicas. */
    private const METHODS = ['send_reads_to_primaries', 'send_reads_to_masters'];

    /** Sends the reads of the rest of the request there. */
    public static function read(): void
    {
        global $wpdb;
        foreach (self::METHODS as $method) {
            if (method_exists($wpdb, $method)) {
                $wpdb->$method();
                return;
            }
        }
    }
}
