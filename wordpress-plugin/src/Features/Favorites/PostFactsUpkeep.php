<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

defined('ABSPATH') || exit;

/** Forgets the stored facts of posts that change, at the end of the request. */
final class PostFactsUpkeep
{
    /** Fields that no reply shows; they change most often. */
    private const OTHER_META = [FavoritesRecord::COUNT_META, '_edit_lock', '_edit_last'];

    /** @var array<int, true> */
    private array $changed = [];
    private bool $is_all = false;

    public function __construct(private PostFactsRepository $stored)
    {
    }

    public function changed(int|string $post): void
    {
        $this->changed[(int) $post] = true;
    }

    /** @param int|list<int> $meta */
    public function changed_meta(mixed $meta, int|string $post, string $key): void
    {
        in_array($key, self::OTHER_META, true) || $this->changed($post);
    }

    /** The address of a page stands in those of the pages under it. */
    public function post_updated(int $id, \WP_Post $after, \WP_Post $before): void
    {
        $is_moved = [$after->post_name, $after->post_parent] !== [$before->post_name, $before->post_parent];
        if ($is_moved && is_post_type_hierarchical($after->post_type)) {
            $this->changed_all();
        }
    }

    public function changed_all(): void
    {
        $this->is_all = true;
    }

    public function shutdown(): void
    {
        if ($this->is_all) {
            $this->stored->forget_all();
        } elseif ($this->changed !== []) {
            $this->stored->forget(array_keys($this->changed));
        }
        [$this->changed, $this->is_all] = [[], false];
    }
}
