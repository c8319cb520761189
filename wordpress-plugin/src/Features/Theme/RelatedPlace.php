<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

use Onda\Features\Theme\Personal\PersonalPosts;
use Onda\Features\Theme\Personal\PostItem;

defined('ABSPATH') || exit;

/**
 * The inside of `<related-popup>`: the newest other article of the same categories, which stands in the text without a
 * script.
 */
final class RelatedPlace
{
    public function __construct(private PersonalPosts $posts)
    {
    }

    public function inside(): string
    {
        $here = is_singular() ? get_queried_object_id() : 0;
        $categories = is_singular('post') ? PersonalPosts::categories($here) : [];
        $found = $this->posts->find(1, $categories, [$here]) ?: $this->posts->find(1, [], [$here]);
        return $found === [] ? '' : PostItem::list($found);
    }
}
