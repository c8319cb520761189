<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Access\PublicPosts;

defined('ABSPATH') || exit;

/** Post types that anybody may read and that their authors let be searched; known once WordPress is loaded. */
final class SearchableTypes
{
    public function __construct(private PublicPosts $posts)
    {
    }

    /** @return list<string> */
    public function all(): array
    {
        return array_values(array_intersect($this->posts->types(), get_post_types(['exclude_from_search' => false])));
    }

    /**
     * @param list<string> $wanted Empty for all.
     * @return list<string>
     */
    public function within(array $wanted): array
    {
        return $wanted === [] ? $this->all() : array_values(array_intersect($wanted, $this->all()));
    }
}
