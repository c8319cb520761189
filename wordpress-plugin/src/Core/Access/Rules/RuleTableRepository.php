<?php

declare(strict_types=1);

namespace Onda\Core\Access\Rules;

defined('ABSPATH') || exit;

/** The tables in which plugins may keep rules. */
final class RuleTableRepository
{
    private const WRITES = '/^\s*+(?:DELETE\b.*?\bFROM|UPDATE|INSERT|REPLACE)(?:\s+(?:LOW_PRIORITY|HIGH_PRIORITY|DELAYED'
        . '|IGNORE|INTO))*\s+`?(\w+)/is';
    /** Words in the names of tables for logs, counts, mails, sales or indexes; and Onda. */
    private const NO_RULES = '/(?:^|_)(?:onda|logs?|audit|activity|history|wsal|sessions?|stats?|statistics|visits?|hits'
        . '|cache|queue|actionscheduler|indexable|seo|mail\w*|orders?|lookup|wc|woocommerce)(?:_|$)/i';

    /** Whether a statement writes to a table of rules. */
    public static function is_written(string $sql): bool
    {
        global $wpdb;
        return preg_match(self::WRITES, $sql, $found) === 1
            && preg_match(self::NO_RULES, $found[1]) === 0 && !in_array($found[1], $wpdb->tables(), true);
    }
}
