<?php

declare(strict_types=1);

namespace Onda\Core\Blocks;

defined('ABSPATH') || exit;

/** Patterns of our blocks; none names a station, so each plays the first one of the site. */
final class Patterns
{
    public static function set(): PatternSet
    {
        return new PatternSet(self::all(...));
    }

    /** @return array<string, array<string, mixed>> By name without `onda/`. */
    private static function all(): array
    {
        $radio = ['keywords' => [__('radio', 'onda'), __('station', 'onda')]];
        return [
            'on-air' => $radio + [
                'title' => __('On air: player, songs and newsletter', 'onda'),
                'blockTypes' => ['core/post-content', 'onda/radio-player', 'onda/now-playing'],
                'postTypes' => ['page'],
            ],
            'schedule' => $radio + [
                'title' => __('Schedule: the show on air and the week', 'onda'),
                'blockTypes' => ['core/post-content', 'onda/program-schedule', 'onda/on-air'],
                'postTypes' => ['page'],
            ],
            'sticky-bar' => $radio + [
                'title' => __('Sticky bar: a player at the edge of every page', 'onda'),
                'blockTypes' => ['core/template-part/footer', 'onda/radio-player'],
            ],
            'header-button' => $radio + [
                'title' => __('Header: name of the site and listen button', 'onda'),
                'blockTypes' => ['core/template-part/header', 'onda/live-radio-button'],
            ],
            'footer-newsletter' => [
                'title' => __('Footer: newsletter', 'onda'),
                'blockTypes' => ['core/template-part/footer', 'onda/newsletter-form'],
                'keywords' => [__('newsletter', 'onda')],
            ],
            'sidebar-ranking' => [
                'title' => __('Sidebar: most viewed and listen button', 'onda'),
                'blockTypes' => ['core/template-part/sidebar', 'onda/most-viewed'],
                'keywords' => [__('ranking', 'onda')],
                'viewportWidth' => 420,
            ],
            'magazine-front' => [
                'title' => __('Magazine front: posts, player and ranking', 'onda'),
                'blockTypes' => ['core/post-content', 'onda/masonry-grid'],
                'templateTypes' => ['front-page', 'home', 'index'],
                'keywords' => [__('magazine', 'onda')],
            ],
            'article-foot' => [
                'title' => __('End of an article: favorite, share, further reading', 'onda'),
                'blockTypes' => ['onda/fav-button', 'onda/share-links', 'onda/personal-news'],
                'templateTypes' => ['single'],
                'keywords' => [__('share', 'onda')],
                'viewportWidth' => 720,
            ],
        ];
    }

    /**
     * The content of a pattern file.
     *
     * @param array<string, string> $words Mark in the file → text.
     */
    public static function filled(string $name, array $words): string
    {
        return PatternSet::filled($name, array_map(esc_html(...), $words));
    }
}
