<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Views by day and in all, who was here in the last half hour, and the ranked lists as last built. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_views_daily', <<<'SQL'
        day date NOT NULL,
        post_id bigint(20) unsigned NOT NULL,
        views int(10) unsigned NOT NULL DEFAULT 0,
        uniques int(10) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (day,post_id),
        KEY post_day (post_id,day,views)
        SQL);
    $schema->create('onda_views_total', <<<'SQL'
        post_id bigint(20) unsigned NOT NULL,
        views bigint(20) unsigned NOT NULL DEFAULT 0,
        adjust int(11) NOT NULL DEFAULT 0,
        adjusted_by bigint(20) unsigned NOT NULL DEFAULT 0,
        adjusted_at bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (post_id),
        KEY views (views)
        SQL);
    $schema->create('onda_seen', <<<'SQL'
        visit varchar(32) NOT NULL,
        seen_until bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (visit),
        KEY seen_until (seen_until)
        SQL);
    $schema->create('onda_lists', <<<'SQL'
        list_key varchar(40) NOT NULL,
        document longtext NOT NULL,
        built_at bigint(20) unsigned NOT NULL DEFAULT 0,
        claimed_until bigint(20) unsigned NOT NULL DEFAULT 0,
        builds int(10) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (list_key)
        SQL);
};
