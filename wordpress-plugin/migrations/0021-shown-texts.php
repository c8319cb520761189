<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** The text that a stranger's page shows of posts, where other code than WordPress's changes it. */
return static function (\Onda\Core\Install\Schema $schema): void {
    // `digest`: of what was read; empty until it is.
    // `shown`: JSON of `excerpt` and `content`; empty where all is shown.
    $schema->create('onda_shown_texts', <<<'SQL'
        post_id bigint(20) unsigned NOT NULL,
        digest char(32) NOT NULL DEFAULT '',
        is_closed tinyint(1) NOT NULL DEFAULT 0,
        shown longtext NOT NULL,
        PRIMARY KEY  (post_id),
        KEY digest (digest)
        SQL);
};
