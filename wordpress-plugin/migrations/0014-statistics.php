<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Plays by day and station. A station of a day has some rows, so that those who report at once do not wait. */
return static function (\Onda\Database\Schema $schema): void {
    $schema->create('onda_plays', <<<'SQL'
        day date NOT NULL,
        station varchar(60) NOT NULL,
        slot tinyint(3) unsigned NOT NULL DEFAULT 0,
        plays int(10) unsigned NOT NULL DEFAULT 0,
        seconds bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (day,station,slot)
        SQL);
};
