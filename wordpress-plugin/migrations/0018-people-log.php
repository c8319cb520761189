<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** The log of exports and deletions of subscribers: user, time and number. */
return static function (\Onda\Core\Install\Schema $schema): void {
    // `event`: `export` or `delete`. `way`: `screen`, `command`, `privacy` or `undo`.
    $schema->create('onda_people_log', <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        happened bigint(20) unsigned NOT NULL,
        user_id bigint(20) unsigned NOT NULL DEFAULT 0,
        event varchar(12) NOT NULL,
        way varchar(12) NOT NULL,
        amount int(10) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (id),
        KEY happened (happened)
        SQL);
};
