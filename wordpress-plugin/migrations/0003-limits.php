<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** How often somebody asked within the last minutes, where no object cache keeps it. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_limits', <<<'SQL'
        limit_key varchar(80) NOT NULL,
        hits int(10) unsigned NOT NULL DEFAULT 0,
        expires bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (limit_key),
        KEY expires (expires)
        SQL);
};
