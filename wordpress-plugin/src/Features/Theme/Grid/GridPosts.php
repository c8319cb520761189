<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Grid;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Access\ReadGate;

defined('ABSPATH') || exit;

/** The posts of a grid, some at a time. */
final class GridPosts
{
    private const STEP = 100;

    public function __construct(private PublicPosts $posts)
    {
    }

    /** @return array{list<\WP_Post>, int} With the number of all, where it is counted. */
    public function read(GridQuery $query, int $offset, int $count, bool $is_counted): array
    {
        $arguments = ['posts_per_page' => $count] + $query->arguments($offset, $this->posts->types());
        if (ReadGate::is_guarded()) {
            return $this->read_allowed($arguments, $offset, $count);
        }
        $found = new \WP_Query($arguments + ['no_found_rows' => !$is_counted]);
        return [array_values(array_filter($found->posts, is_object(...))), (int) $found->found_posts];
    }

    /**
     * The offset counts the cards that were shown, so what is kept for members is skipped from the beginning.
     *
     * @param array<string, mixed> $arguments
     * @return array{list<\WP_Post>, int}
     */
    private function read_allowed(array $arguments, int $offset, int $count): array
    {
        $allowed = [];
        $read = 0;
        do {
            $step = ['offset' => $read, 'posts_per_page' => self::STEP, 'fields' => 'ids', 'no_found_rows' => false];
            $found = new \WP_Query($step + $arguments);
            $ids = array_map('intval', $found->posts);
            $read += count($ids);
            array_push($allowed, ...PublicPosts::allowed($ids));
        } while (count($ids) === self::STEP && count($allowed) < $offset + $count);
        $posts = array_filter(array_map(get_post(...), array_slice($allowed, $offset, $count)));
        return [array_values($posts), (int) $found->found_posts - $read + count($allowed)];
    }
}
