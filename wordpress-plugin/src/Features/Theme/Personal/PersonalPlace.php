<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Personal;

use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Texts;

defined('ABSPATH') || exit;

/** Prints `<personal-news>` for every visitor alike: the page that it stands on, and the newest articles. */
final class PersonalPlace
{
    private const SIZE = 5;

    public function __construct(private PersonalPosts $posts, private Texts $texts)
    {
    }

    /**
     * @param array<string, scalar> $values
     * @return array<string, scalar>
     */
    public static function resolve(array $values): array
    {
        $is_single = is_singular('post');
        $page = ['isSingle' => $is_single, 'isCategory' => is_category()];
        return $values + (in_array(true, $page, true) ? array_filter($page) + ['objectId' => get_queried_object_id()] : []);
    }

    /**
     * Nothing that would end a paragraph: a shortcode may stand in one.
     *
     * @param array<string, scalar> $values
     */
    public function inside(array $values): string
    {
        $here = is_singular() ? [get_queried_object_id()] : [];
        $posts = $this->posts->find((int) ($values['size'] ?? self::SIZE), [], $here);
        return $posts === [] ? '' : Faces::fill(
            'theme/personal-news/Reason',
            ['text' => $this->texts->text('theme', 'newest')]
        ) . PostItem::list($posts);
    }
}
