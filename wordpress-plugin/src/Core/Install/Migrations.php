<?php

declare(strict_types=1);

namespace Onda\Core\Install;

use Onda\Core\Database\TableMissing;
use Onda\Core\Site\Sites;

defined('ABSPATH') || exit;

/** Brings the tables of this site to the version of the code. Each migration may run twice without harm. */
final class Migrations
{
    /** Saves reading the folder on every request; a test compares it with the files. */
    public const LATEST = 25;
    public const LOCK = 'onda_migrations';

    public function __construct(private Schema $schema, private string $directory)
    {
    }

    public static function of(string $plugin_file): self
    {
        return new self(new Schema(), dirname($plugin_file) . '/migrations');
    }

    /** @param list<int> $sites Of the network. */
    public function run_on(array $sites): void
    {
        foreach ($sites as $site) {
            Sites::within($site, $this->run(...));
        }
    }

    /** A site that was updated by copying files catches up by itself. */
    public function init(): void
    {
        $this->run();
    }

    /**
     * Adds our tables, with the addresses of subscribers, to those of a site that is deleted from a network.
     *
     * @param list<string> $tables
     * @return list<string>
     */
    public function wpmu_drop_tables(array $tables, int|string $site): array
    {
        return [...$tables, ...$this->schema->tables((int) $site)];
    }

    /**
     * A migration that fails is tried again with the next request, and those behind it wait. Migrations run in one
     * request at a time; the others go on, and meet a missing table as on a database that refuses one.
     */
    public function run(): void
    {
        if ($this->schema->version() >= self::LATEST) {
            return;
        }
        require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
        if (!\WP_Upgrader::create_lock(self::LOCK, MINUTE_IN_SECONDS)) {
            return;
        }
        try {
            foreach ($this->pending($this->schema->stored_version()) as $number => $file) {
                (require $file)($this->schema);
                $this->schema->set_version($number);
            }
        } catch (TableMissing) {
            // The database has reported the error, in its own log and ours.
        } finally {
            \WP_Upgrader::release_lock(self::LOCK);
        }
    }

    /** @return array<int, string> Number → file, in order. */
    private function pending(int $done): array
    {
        $pending = [];
        foreach (glob($this->directory . '/[0-9]*.php') ?: [] as $file) {
            $number = (int) basename($file);
            $pending += $number > $done ? [$number => $file] : [];
        }
        ksort($pending);
        return $pending;
    }
}
