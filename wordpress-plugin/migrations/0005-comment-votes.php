<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** A row for each vote, up (1) or down (-1): nobody votes twice, and counts are sums of rows. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->create('onda_comment_votes', <<<'SQL'
        comment_id bigint(20) unsigned NOT NULL,
        voter varchar(40) NOT NULL,
        vote tinyint(1) NOT NULL,
        updated bigint(20) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (comment_id,voter),
        KEY voter (voter)
        SQL);
};
