<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** The search index knows the language of its posts; those of a former build have none until it is built anew. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_search_docs', <<<'SQL'
        post_id bigint(20) unsigned NOT NULL,
        type varchar(20) NOT NULL,
        published bigint(20) NOT NULL DEFAULT 0,
        build int(10) unsigned NOT NULL DEFAULT 0,
        link text NOT NULL,
        image text NOT NULL,
        language varchar(20) NOT NULL DEFAULT '',
        PRIMARY KEY  (post_id),
        KEY published (published)
        SQL);
};
