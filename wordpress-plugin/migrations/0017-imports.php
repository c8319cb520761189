<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** The rows that an import added, so that it can be undone. */
return static function (\Onda\Core\Install\Schema $schema): void {
    // `kind`, `object`, `who` and `amount` as `Admin\Import\Added` has them.
    $schema->create('onda_imports', <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        source varchar(40) NOT NULL,
        kind varchar(12) NOT NULL,
        object bigint(20) unsigned NOT NULL DEFAULT 0,
        who varchar(64) NOT NULL DEFAULT '',
        amount bigint(20) NOT NULL DEFAULT 0,
        happened bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (id),
        KEY source (source,id),
        KEY happened (happened)
        SQL);
};
