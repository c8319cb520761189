<?php

declare(strict_types=1);

namespace Onda\Owner\Favorites;

use Onda\Features\Favorites\MirrorRepository;

defined('ABSPATH') || exit;

/** `wp onda favorites import`: what the Favorites plugin left behind, all at once instead of user by user. */
final class FavoritesImportCommand
{
    public function __construct(private MirrorRepository $mirror)
    {
    }

    public function hook(): void
    {
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('onda favorites import', $this);
        }
    }

    /** Reads in the favorites of every user. May be run again. */
    public function __invoke(): void
    {
        [$users, $posts] = $this->import();
        \WP_CLI::success("Favorites of $users users and counts of $posts posts.");
    }

    /** @return array{int, int} Users and posts with something of that plugin. */
    public function import(): array
    {
        $users = $this->mirror->users();
        $posts = $this->mirror->counted_posts();
        // Counts first: what the records name is in them.
        $this->mirror->note_bases($posts);
        array_map($this->mirror->import(...), $users);
        $this->mirror->write_counts($posts);
        return [count($users), count($posts)];
    }
}
