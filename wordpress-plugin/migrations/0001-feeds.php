<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** The last status document of each station, shared by all visitors and all servers. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_feeds', <<<'SQL'
        feed_key varchar(40) NOT NULL,
        document longtext NOT NULL,
        fetched_at bigint(20) unsigned NOT NULL DEFAULT 0,
        tried_at bigint(20) unsigned NOT NULL DEFAULT 0,
        claimed_until bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (feed_key)
        SQL);
};
