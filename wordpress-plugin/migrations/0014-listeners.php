<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** How many heard a station: a row for each hour, which begins at `hour` times 3,600 seconds of Unix time. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_listeners', <<<'SQL'
        station varchar(40) NOT NULL,
        hour int(10) unsigned NOT NULL,
        samples smallint(5) unsigned NOT NULL DEFAULT 0,
        total int(10) unsigned NOT NULL DEFAULT 0,
        most int(10) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (station,hour),
        KEY hour (hour)
        SQL);
};
