<?php

declare(strict_types=1);

namespace Onda\Theme\Personal;

use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** One article of a list, as the script makes it too. */
final class PostItem
{
    /** @param array<string, mixed> $post As PersonalPosts has it. */
    public static function markup(array $post): string
    {
        $image = $post['image'];
        $picture = $image === null ? '' : Html::tag('img', ['alt' => '', 'loading' => 'lazy'] + $image);
        return Html::tag('span', ['part' => 'item', 'role' => 'listitem'], $picture
            . Html::tag('a', ['href' => Html::address($post['link'])], Html::text($post['title']))
            . Html::tag('time', ['datetime' => $post['date']], Html::text($post['day'])));
    }
}
