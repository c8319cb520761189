<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/**
 * The lists of the search index have no column `top` any more: their best posts come first. An unfinished build of the
 * index begins again.
 */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->drop_column('onda_search_lists', 'top');
    $schema->change_row('onda_search_work', ['phase' => 'idle', 'holder' => '', 'claimed_until' => 0]);
};
