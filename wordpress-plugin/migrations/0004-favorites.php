<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** A row for each owner and post, and the counts that another plugin left without owners. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_favorites', <<<'SQL'
        owner varchar(40) NOT NULL,
        post_id bigint(20) unsigned NOT NULL,
        created bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (owner,post_id),
        KEY post_id (post_id)
        SQL);
    $schema->create('onda_favorite_bases', <<<'SQL'
        post_id bigint(20) unsigned NOT NULL,
        base int(11) NOT NULL DEFAULT 0,
        PRIMARY KEY  (post_id)
        SQL);
};
