<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/**
 * The search index: which posts stand under which word. `lists` is the index, `recent` what changed since it was last
 * merged, `parts` what a build has read so far; `stale` the posts of which only `recent` counts; `queue` those to read
 * anew.
 */
return static function (\Onda\Core\Install\Schema $schema): void {
    $word = <<<'SQL'
        folded varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        spelling varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        SQL;
    $schema->create('onda_search_lists', $word . "\n" . <<<'SQL'
        df int(10) unsigned NOT NULL DEFAULT 0,
        docs mediumblob NOT NULL,
        top blob NOT NULL,
        PRIMARY KEY  (folded,spelling),
        KEY vocabulary (folded,df)
        SQL);
    $part = $word . "\n" . <<<'SQL'
        part bigint(20) unsigned NOT NULL,
        docs mediumblob NOT NULL,
        PRIMARY KEY  (folded,spelling,part)
        SQL;
    $schema->create('onda_search_parts', $part);
    $schema->create('onda_search_recent', $part . ",\nKEY part (part)");
    $schema->create('onda_search_docs', <<<'SQL'
        post_id bigint(20) unsigned NOT NULL,
        type varchar(20) NOT NULL,
        published bigint(20) NOT NULL DEFAULT 0,
        build int(10) unsigned NOT NULL DEFAULT 0,
        link text NOT NULL,
        image text NOT NULL,
        PRIMARY KEY  (post_id),
        KEY published (published)
        SQL);
    $schema->create('onda_search_stale', <<<'SQL'
        post_id bigint(20) unsigned NOT NULL,
        batch int(10) unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY  (post_id)
        SQL);
    $schema->create('onda_search_queue', <<<'SQL'
        post_id bigint(20) unsigned NOT NULL,
        PRIMARY KEY  (post_id)
        SQL);
    $schema->create('onda_search_work', <<<'SQL'
        id tinyint(3) unsigned NOT NULL,
        phase varchar(10) NOT NULL DEFAULT 'idle',
        build int(10) unsigned NOT NULL DEFAULT 0,
        last_post bigint(20) unsigned NOT NULL DEFAULT 0,
        last_word varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
        done int(10) unsigned NOT NULL DEFAULT 0,
        total int(10) unsigned NOT NULL DEFAULT 0,
        batch int(10) unsigned NOT NULL DEFAULT 1,
        merged_batch int(10) unsigned NOT NULL DEFAULT 0,
        steps int(10) unsigned NOT NULL DEFAULT 0,
        started_at bigint(20) unsigned NOT NULL DEFAULT 0,
        finished_at bigint(20) unsigned NOT NULL DEFAULT 0,
        claimed_until bigint(20) unsigned NOT NULL DEFAULT 0,
        holder varchar(16) NOT NULL DEFAULT '',
        PRIMARY KEY  (id)
        SQL);
};
