<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Replies of providers about artists and songs, and the lock of the request that asks now. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_lookups', <<<'SQL'
        lookup_key varchar(40) NOT NULL,
        answer longtext NOT NULL,
        good_until bigint(20) unsigned NOT NULL DEFAULT 0,
        claimed_until bigint(20) unsigned NOT NULL DEFAULT 0,
        asked_at bigint(20) unsigned NOT NULL DEFAULT 0,
        asked_by varchar(16) NOT NULL DEFAULT '',
        PRIMARY KEY  (lookup_key),
        KEY good_until (good_until),
        KEY asked_at (asked_at)
        SQL);
};
