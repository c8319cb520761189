<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Subscribers are found by the beginning of their address, and say where they come from. */
return static function (\Onda\Core\Install\Schema $schema): void {
    // `source`: empty for a form, `import` or `test`.
    $schema->create('onda_subscribers', <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        email varchar(254) NOT NULL,
        email_key char(32) NOT NULL,
        status varchar(12) NOT NULL,
        first_name varchar(100) NOT NULL DEFAULT '',
        last_name varchar(100) NOT NULL DEFAULT '',
        secret char(32) NOT NULL,
        form_id int(10) unsigned NOT NULL DEFAULT 0,
        source varchar(12) NOT NULL DEFAULT '',
        created bigint(20) unsigned NOT NULL DEFAULT 0,
        confirmed bigint(20) unsigned NOT NULL DEFAULT 0,
        mails smallint(5) unsigned NOT NULL DEFAULT 0,
        mailed bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (id),
        UNIQUE KEY email_key (email_key),
        KEY status (status,id),
        KEY email (email(64))
        SQL);
};
