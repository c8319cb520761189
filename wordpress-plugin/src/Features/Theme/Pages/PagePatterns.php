<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Pages;

use Onda\Core\Blocks\PatternSet;

defined('ABSPATH') || exit;

/** Patterns for the block editor: a coming-soon page and the text of a 404 page. */
final class PagePatterns
{
    /** Days until the date in a new coming-soon page; its author writes another date. */
    private const DAYS_AHEAD = 30;

    public static function set(): PatternSet
    {
        return new PatternSet(self::all(...));
    }

    /** @return array<string, array<string, mixed>> By name without `onda/`. */
    private static function all(): array
    {
        return [
            'coming-soon' => [
                'title' => __('Coming soon: a countdown before fading pictures', 'onda'),
                'keywords' => [__('countdown', 'onda'), __('maintenance', 'onda')],
            ],
            'not-found' => [
                'title' => __('Nothing found: a sentence and a search box', 'onda'),
                'keywords' => ['404', __('search', 'onda')],
                'templateTypes' => ['404'],
            ],
        ];
    }

    /** A countdown before slides of color; the author of the page replaces the colors by pictures. */
    public static function coming_soon(): string
    {
        $count_down = [
            'date' => wp_date('Y-m-d', time() + self::DAYS_AHEAD * DAY_IN_SECONDS) . ' 20:00',
            'endText' => __('It is time: load this page again.', 'onda'),
        ];
        return PatternSet::filled('coming-soon', [
            'heading' => esc_html(__('We will be here soon', 'onda')),
            'text' => esc_html(__('We are putting the last touches to our new site. It opens in:', 'onda')),
            'count-down' => get_comment_delimited_block_content('onda/count-down', $count_down, ''),
        ]);
    }

    public static function not_found(): string
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $text = __('The page you are looking for does not exist or has moved. Perhaps you find it by its name.', 'onda');
        // phpcs:enable
        return PatternSet::filled('not-found', [
            'heading' => esc_html(__('There is nothing here', 'onda')),
            'text' => esc_html($text),
        ]);
    }
}
