<?php

declare(strict_types=1);

namespace Onda\Core\Install;

use Onda\Core\Access\OpenFrontPage;
use Onda\Core\Access\PublicPosts;
use Onda\Core\Access\ShownTexts;
use Onda\Core\Database\DailySalts;
use Onda\Core\Database\OptionCache;
use Onda\Core\Database\TableMissing;
use Onda\Core\Database\TableRows;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\BrokenSettings;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\OwnMail;
use Onda\Core\Text\DynamicBlocks;
use Onda\Core\Text\ShortcodeNames;

defined('ABSPATH') || exit;

/** The tables, and option `onda_schema`: the number of the last migration that ran. */
final class Schema
{
    public const OPTION = 'onda_schema';
    private const TABLES = [
        'onda_feeds',
        'onda_listeners',
        'onda_lookups',
        'onda_imports',
        'onda_limits',
        'onda_favorites',
        'onda_favorite_bases',
        'onda_favorite_posts',
        'onda_comment_votes',
        'onda_views_daily',
        'onda_views_total',
        'onda_seen',
        'onda_lists',
        'onda_views_days',
        'onda_views_months',
        'onda_plays',
        'onda_show_plays',
        'onda_keywords',
        'onda_games',
        'onda_search_lists',
        'onda_search_parts',
        'onda_search_recent',
        'onda_search_docs',
        'onda_shown_texts',
        'onda_search_stale',
        'onda_search_queue',
        'onda_search_work',
        'onda_subscribers',
        'onda_subscriber_lists',
        'onda_consents',
        'onda_people_log',
        'onda_consent_texts',
        'onda_slots',
        'onda_airings',
        'onda_holidays',
    ];
    private const OPTIONS = [
        SettingsStore::OPTION,
        BrokenSettings::KEPT,
        ActionOwners::OPTION,
        PublicPosts::OPTION,
        DynamicBlocks::OPTION,
        ShortcodeNames::OPTION,
        ShownTexts::OPTION,
        OpenFrontPage::OPTION,
        'onda_early_refused',
        'onda_favorites_early',
        DailySalts::OPTION,
        TableRows::OPTION,
        Elements::OPTION,
        PlacedElements::OPTION,
        'onda_import',
        OwnMail::OPTION,
        self::OPTION,
        // Options of earlier versions, one of which may have been installed again.
        'onda_watchers',
    ];

    public function version(): int
    {
        return (int) get_option(self::OPTION, 0);
    }

    /** The version in the database: another request may have changed it since this one began. */
    public function stored_version(): int
    {
        OptionCache::forget(self::OPTION);
        return $this->version();
    }

    public function set_version(int $version): void
    {
        update_option(self::OPTION, $version, true);
    }

    /**
     * @param string $columns Body of a CREATE TABLE as dbDelta wants it: one column a line, two spaces after PRIMARY
     * KEY.
     * @throws TableMissing
     */
    public function create(string $table, string $columns): void
    {
        global $wpdb;
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        dbDelta("CREATE TABLE {$wpdb->prefix}$table (\n$columns\n) {$wpdb->get_charset_collate()};");
        if (!$this->has($table)) {
            throw new TableMissing("The database made no table $table.");
        }
    }

    /**
     * Adds an index unless it is there.
     *
     * @param string $column The first of its columns, which names it.
     * @param string $columns Names with commas between.
     */
    public function add_index(string $table, string $column, string $columns): void
    {
        global $wpdb;
        $table = $wpdb->prefix . $table;
        $was_quiet = $wpdb->suppress_errors(true);
        $wpdb->query("ALTER TABLE $table ADD INDEX $column ($columns)");
        $wpdb->suppress_errors($was_quiet);
    }

    public function drop_column(string $table, string $column): void
    {
        global $wpdb;
        $wpdb->query("ALTER TABLE {$wpdb->prefix}$table DROP COLUMN $column");
    }

    /** @param array<string, int|string> $columns New values of the only row, whose `id` is 1. */
    public function change_row(string $table, array $columns): void
    {
        global $wpdb;
        $wpdb->update($wpdb->prefix . $table, $columns, ['id' => 1]);
    }

    /** The table itself is queried: some servers store its name in lower case. */
    public function has(string $table): bool
    {
        global $wpdb;
        $was_quiet = $wpdb->suppress_errors(true);
        $is_there = $wpdb->query("SELECT 1 FROM {$wpdb->prefix}$table LIMIT 1") !== false;
        $wpdb->suppress_errors($was_quiet);
        return $is_there;
    }

    /** @return list<string> Whole names of the tables of a site of the network. */
    public function tables(int $site): array
    {
        global $wpdb;
        return array_map(static fn(string $table): string => $wpdb->get_blog_prefix($site) . $table, self::TABLES);
    }

    /** Drops the tables and the options of the plugin itself; each feature forgets the rest. */
    public function drop_everything(): void
    {
        global $wpdb;
        foreach (self::TABLES as $table) {
            $wpdb->query("DROP TABLE IF EXISTS {$wpdb->prefix}$table");
        }
        array_map('delete_option', self::OPTIONS);
        $like = [$wpdb->esc_like('widget_onda_') . '%', $wpdb->esc_like('_transient_onda_') . '%'];
        $like[] = $wpdb->esc_like('_transient_timeout_onda_') . '%';
        foreach ($like as $pattern) {
            $sql = "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s";
            array_map('delete_option', $wpdb->get_col($wpdb->prepare($sql, $pattern)));
        }
    }
}
