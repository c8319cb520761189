<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Subscribers, their lists and their consents. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_subscribers', <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        email varchar(254) NOT NULL,
        email_key char(32) NOT NULL,
        status varchar(12) NOT NULL,
        first_name varchar(100) NOT NULL DEFAULT '',
        last_name varchar(100) NOT NULL DEFAULT '',
        secret char(32) NOT NULL,
        form_id int(10) unsigned NOT NULL DEFAULT 0,
        created bigint(20) unsigned NOT NULL DEFAULT 0,
        confirmed bigint(20) unsigned NOT NULL DEFAULT 0,
        mails smallint(5) unsigned NOT NULL DEFAULT 0,
        mailed bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (id),
        UNIQUE KEY email_key (email_key),
        KEY status (status,id)
        SQL);
    $schema->create('onda_subscriber_lists', <<<'SQL'
        subscriber_id bigint(20) unsigned NOT NULL,
        list_id int(10) unsigned NOT NULL,
        PRIMARY KEY  (subscriber_id,list_id),
        KEY list_id (list_id)
        SQL);
    // `wish` holds the request until the token of the mail comes back.
    $schema->create('onda_consents', <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        subscriber_id bigint(20) unsigned NOT NULL,
        event varchar(12) NOT NULL,
        happened bigint(20) unsigned NOT NULL,
        address varchar(45) NOT NULL DEFAULT '',
        form_id int(10) unsigned NOT NULL DEFAULT 0,
        text_key char(32) NOT NULL DEFAULT '',
        token_key char(64) NOT NULL DEFAULT '',
        wish text NOT NULL,
        PRIMARY KEY  (id),
        KEY subscriber_id (subscriber_id),
        KEY token_key (token_key)
        SQL);
    $schema->create('onda_consent_texts', <<<'SQL'
        text_key char(32) NOT NULL,
        content text NOT NULL,
        PRIMARY KEY  (text_key)
        SQL);
    // Read on every page: what is not there would be looked for each time.
    add_option('onda_newsletter', [], '', true);
};
