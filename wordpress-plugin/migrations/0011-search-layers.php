<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/**
 * The lists of the search index hold their best posts at their beginning, no longer in a column of their own. What was
 * built is built anew by itself; what is being built begins again.
 */
return static function (\Onda\Core\Install\Schema $schema): void {
    $schema->drop_column('onda_search_lists', 'top');
    $schema->change_row('onda_search_work', ['phase' => 'idle', 'holder' => '', 'claimed_until' => 0]);
};
