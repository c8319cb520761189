<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** How often a phrase was searched on a day, and how often in vain. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_keywords', <<<'SQL'
        day date NOT NULL,
        search_id smallint(5) unsigned NOT NULL DEFAULT 0,
        keyword_key varchar(32) NOT NULL,
        keyword varchar(100) NOT NULL,
        num int(10) unsigned NOT NULL DEFAULT 0,
        zero_num int(10) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (day,search_id,keyword_key)
        SQL);
};
