<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Plays by day, station and show; some rows each, so that those who report at once do not wait. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_show_plays', <<<'SQL'
        day date NOT NULL,
        station varchar(60) NOT NULL,
        show_id bigint(20) unsigned NOT NULL DEFAULT 0,
        title varchar(100) NOT NULL DEFAULT '',
        slot tinyint(3) unsigned NOT NULL DEFAULT 0,
        plays int(10) unsigned NOT NULL DEFAULT 0,
        seconds bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (day,station,show_id,title,slot)
        SQL);
};
