<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** The week of a station: rules by which shows air, what is otherwise on one date, and days that run as others. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_slots', <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        station varchar(40) NOT NULL,
        show_id bigint(20) unsigned NOT NULL DEFAULT 0,
        title varchar(200) NOT NULL DEFAULT '',
        weekdays tinyint(3) unsigned NOT NULL,
        starts smallint(5) unsigned NOT NULL,
        length smallint(5) unsigned NOT NULL,
        valid_from varchar(10) NOT NULL DEFAULT '',
        valid_until varchar(10) NOT NULL DEFAULT '',
        every_weeks tinyint(3) unsigned NOT NULL DEFAULT 1,
        anchor varchar(10) NOT NULL DEFAULT '',
        month_weeks tinyint(3) unsigned NOT NULL DEFAULT 0,
        kind varchar(10) NOT NULL DEFAULT 'live',
        repeats bigint(20) unsigned NOT NULL DEFAULT 0,
        repeats_days smallint(5) unsigned NOT NULL DEFAULT 0,
        on_holidays varchar(8) NOT NULL DEFAULT 'as_usual',
        priority smallint(5) unsigned NOT NULL DEFAULT 100,
        hosts text,
        note varchar(200) NOT NULL DEFAULT '',
        changed_at bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (id),
        KEY station (station),
        KEY show_id (show_id)
        SQL);
    $schema->create('onda_airings', <<<'SQL'
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        station varchar(40) NOT NULL,
        slot_id bigint(20) unsigned NOT NULL DEFAULT 0,
        slot_date varchar(10) NOT NULL DEFAULT '',
        action varchar(8) NOT NULL,
        starts varchar(16) NOT NULL DEFAULT '',
        ends varchar(16) NOT NULL DEFAULT '',
        show_id bigint(20) unsigned NOT NULL DEFAULT 0,
        title varchar(200) NOT NULL DEFAULT '',
        hosts text,
        reason varchar(200) NOT NULL DEFAULT '',
        priority smallint(5) unsigned NOT NULL DEFAULT 200,
        changed_at bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (id),
        KEY station (station),
        KEY slot (slot_id,slot_date)
        SQL);
    $schema->create('onda_holidays', <<<'SQL'
        station varchar(40) NOT NULL,
        day varchar(10) NOT NULL,
        name varchar(200) NOT NULL DEFAULT '',
        as_weekday tinyint(3) unsigned DEFAULT NULL,
        PRIMARY KEY  (station,day)
        SQL);
    add_option('onda_schedule', '0', '', true);
};
