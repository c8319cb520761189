<?php

/**
 * The database of a site with a replica that is behind, as HyperDB and LudicrousDB divide it: what reads goes to the
 * database `replica`, but of tables that this request has written to. The replica is as it was when the test copied it.
 */

declare(strict_types=1);

final class Onda_Divided_Database extends wpdb
{
    /** @var array<string, true> */
    private array $written = [];
    private bool $reads_primary = false;

    public function send_reads_to_masters(): void
    {
        $this->reads_primary = true;
    }

    public function query($query)
    {
        preg_match_all('/\bwp_\w+/', (string) $query, $found);
        $is_read = preg_match('/^\s*\(?\s*(SELECT|SHOW|DESCRIBE|EXPLAIN)\b/i', (string) $query) === 1;
        $is_read || $this->written += array_fill_keys($found[0], true);
        $is_behind = $is_read && !$this->reads_primary && $found[0] !== [] && array_intersect_key($this->written, array_flip($found[0])) === [];
        if (!$is_behind) {
            return parent::query($query);
        }
        $this->dbh->select_db('replica');
        try {
            return parent::query($query);
        } finally {
            $this->dbh->select_db(DB_NAME);
        }
    }
}

$wpdb = new Onda_Divided_Database(DB_USER, DB_PASSWORD, DB_NAME, DB_HOST);
