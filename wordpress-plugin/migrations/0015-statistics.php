<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/**
 * Plays by day and station; a station of a day has some rows, so that those who report at once do not wait. Sums of
 * views of all posts by day, and of each post by month.
 */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_plays', <<<'SQL'
        day date NOT NULL,
        station varchar(60) NOT NULL,
        slot tinyint(3) unsigned NOT NULL DEFAULT 0,
        plays int(10) unsigned NOT NULL DEFAULT 0,
        seconds bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (day,station,slot)
        SQL);
    $schema->create('onda_views_days', <<<'SQL'
        day date NOT NULL,
        views bigint(20) unsigned NOT NULL DEFAULT 0,
        people bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (day)
        SQL);
    $schema->create('onda_views_months', <<<'SQL'
        post_id bigint(20) unsigned NOT NULL,
        month date NOT NULL,
        views bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (post_id,month)
        SQL);
    // Indexes by time count what came in some days without a look at every row.
    $schema->add_index('onda_favorites', 'created', 'created');
    $schema->add_index('onda_comment_votes', 'updated', 'updated,vote');
    $schema->add_index('onda_subscribers', 'created', 'created,form_id');
    // Read on every screen of statistics: what is not there would be looked for each time.
    add_option('onda_views_summed', '', '', true);
};
