<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** The facts of posts in replies about favorites, as last built with every plugin loaded. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_favorite_posts', <<<'SQL'
        post_id bigint(20) unsigned NOT NULL,
        picture bigint(20) unsigned NOT NULL DEFAULT 0,
        modified char(19) NOT NULL DEFAULT '',
        stamp char(32) NOT NULL DEFAULT '',
        built bigint(20) unsigned NOT NULL DEFAULT 0,
        facts longtext NOT NULL,
        PRIMARY KEY  (post_id),
        KEY picture (picture)
        SQL);
};
