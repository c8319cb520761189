<?php

declare(strict_types=1);

namespace Onda\Owner\Favorites;

use Onda\Core\Text\Html;
use Onda\Owner\Statistics\Figures\Figure;
use Onda\Owner\Statistics\Figures\Ranking;
use Onda\Owner\Statistics\Figures\Row;
use Onda\Owner\Statistics\Figures\Topic;

defined('ABSPATH') || exit;

/** Favorites that were kept, for the statistics. */
final class HeartFigures
{
    public static function topic(HeartRepository $hearts): Topic
    {
        $title = static fn(): string => __('Favorites', 'onda');
        $note = static fn(): string => __('Counted when they were kept. Those taken back since are not in it.', 'onda');
        return new Topic('favorites', 30, $title, [
            new Figure('hearts', static fn(): string => __('New favorites', 'onda'), $hearts->days(...), note: $note),
        ], [new Ranking('kept-posts', static fn(): string => __('Posts kept most', 'onda'), static fn(): array => [
            'post' => __('Post', 'onda'),
            'hearts' => __('New favorites', 'onda'),
        ], static fn(string $from, string $to, string $before_from, string $before_to, int $limit): array =>
            self::rows($hearts->posts($from, $to, $limit)))]);
    }

    /**
     * @param array<int, int> $posts Post → favorites.
     * @return list<Row>
     */
    private static function rows(array $posts): array
    {
        _prime_post_caches(array_keys($posts), false, false);
        return array_map(static function (int $post) use ($posts): Row {
            $title = Html::plain(get_the_title($post)) ?: "#$post";
            return new Row($title, ['hearts' => $posts[$post]], (string) get_permalink($post));
        }, array_keys($posts));
    }
}
