<?php

declare(strict_types=1);

namespace Onda\Theme;

use Onda\Ajax\Action;
use Onda\Storage\PublicPosts;
use Onda\Texts;

defined('ABSPATH') || exit;

/** The composition root's part for the magazine behaviours. */
final class Feature
{
    /** @return array<string, list<Action>> By feature: a theme that answers one of them itself answers all. */
    public static function actions(): array
    {
        return ['theme' => []];
    }

    /** @return array<string, callable(array<string, scalar>): string> By tag: what no template can say. */
    public static function insides(Texts $texts): array
    {
        return [
            'article-stream' => (new ArticleMarks(new PublicPosts(), $texts))->inside(...),
        ];
    }
}
