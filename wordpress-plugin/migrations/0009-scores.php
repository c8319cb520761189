<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Games of a day; `game_key` says which game, so that the same line brought twice is one game. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_games', <<<'SQL'
        game_key varchar(32) NOT NULL,
        day date NOT NULL,
        competition varchar(80) NOT NULL,
        starts varchar(5) NOT NULL DEFAULT '',
        home varchar(80) NOT NULL,
        away varchar(80) NOT NULL,
        home_score smallint(5) unsigned DEFAULT NULL,
        away_score smallint(5) unsigned DEFAULT NULL,
        state varchar(12) NOT NULL DEFAULT '',
        PRIMARY KEY  (game_key),
        KEY day (day)
        SQL);
};
