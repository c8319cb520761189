<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

defined('ABSPATH') || exit;

/** The sentence and the small picture of each behavior, for the owner. */
final class BehaviorTexts
{
    /** On a sheet of 24 by 16: the paths of the lines, and those of the filled parts. */
    private const PICTURES = [
        'article-stream' => ['M6 1h12v6H6zM6 10h12v5', 'M8 3h8v1H8zm0 9h8v1H8z'],
        'back-to-top' => ['M12 13V4m-4 4 4-4 4 4', ''],
        'comments-embed' => ['M3 2h18v9H10l-4 3v-3H3z', 'M7 6h2v1H7zm4 0h2v1h-2zm4 0h2v1h-2z'],
        'comments-panel' => ['M3 2h18v9H10l-4 3v-3H3z', 'M6 5h12v1H6zm0 2h8v1H6z'],
        'contact-form-state' => ['M3 2h18v12H3zm0 1 9 6 9-6', ''],
        'content-accordion' => ['M3 1h18v4H3zm0 5h18v9H3z', 'M5 9h14v1H5zm0 2h10v1H5z'],
        'content-carousel' => ['M6 3h12v10H6zM3 5v6M21 5v6', ''],
        'content-tabs' => ['M2 5h20v10H2zM3 5V2h5v3m1 0V2h5v3', ''],
        'count-down' => ['M12 2a6 6 0 1 0 .1 0zm0 3v3l2 2', ''],
        'fade-slideshow' => ['M2 4h14v10H2zM6 4V2h16v10h-6', ''],
        'form-rules' => ['M3 2h18v5H3zM3 12h8', 'M12 4h1v1h-1zM19 10h1v3h-1zm0 4h1v1h-1z'],
        'hover-boxes' => ['M3 3h8v10H3zm10 0h8v10h-8z', 'M14 9h6v3h-6z'],
        'image-lightbox' => ['M1 1h22v14H1zm5 3h12v8H6z', 'M7 11l3-4 2 2 2-3 3 5z'],
        'lazy-media' => ['M4 2h16v12H4z', 'M10 5l5 3-5 3z'],
        'load-more' => ['M3 1h7v5H3zm11 0h7v5h-7zM7 10h10v4H7z', 'M9 11.5h6v1H9z'],
        'masonry-grid' => ['M2 1h6v8H2zm0 10h6v4H2zM9 1h6v4H9zm0 6h6v8H9zM16 1h6v6h-6zm0 8h6v6h-6z', ''],
        'mobile-menu' => ['M7 1h10v14H7zM9 4h6M9 7h6m-6 3h6', ''],
        'page-preloader' => ['M12 3a5 5 0 1 1-5 5', ''],
        'personal-news' => ['M12 1a3 3 0 1 0 .1 0zM6 15c0-8 12-8 12 0', ''],
        'post-grid' => ['M2 2h20M6 6h12M10 10h4', ''],
        'related-popup' => ['M1 1h22v14H1zm11 7h9v5h-9z', ''],
        'share-links' => ['M7 8l10-5M7 8l10 5', 'M5 6h4v4H5zm10-5h4v4h-4zm0 10h4v4h-4z'],
        'sticky-header' => ['M1 1h22v14H1z', 'M1 1h22v4H1z'],
        'sticky-sidebar' => ['M1 1h22v14H1z', 'M16 4h5v8h-5z'],
        'sub-menus' => ['M2 2h20v4H2zm6 4h8v9H8z', 'M10 8h4v1h-4zm0 3h4v1h-4z'],
        'video-carousel' => ['M5 2h14v12H5zM2 5v6M22 5v6', 'M10 5l5 3-5 3z'],
    ];

    public static function sentence(string $tag): string
    {
        return (self::of_articles() + self::of_lists() + self::of_pages() + self::of_parts())[$tag] ?? '';
    }

    /** Decoration: the name stands beside it. */
    public static function picture(string $tag): string
    {
        [$lines, $filled] = self::PICTURES[$tag] ?? ['M1 1h22v14H1z', ''];
        return '<svg class="onda-picture" viewBox="0 0 24 16" width="48" height="32" aria-hidden="true">'
            . "<path class=\"lines\" d=\"$lines\"/>" . ($filled === '' ? '' : "<path d=\"$filled\"/>") . '</svg>';
    }

    /** @return array<string, string> */
    private static function of_articles(): array
    {
        return [
            'article-stream' => __('The next article follows below the one that was read.', 'onda'),
            'comments-embed' => __('Comments of Disqus, loaded at a click.', 'onda'),
            'comments-panel' => __('Comments open and close; “Reply” works without a new page.', 'onda'),
            'personal-news' => __('Articles on subjects that the visitor reads, once the visitor agrees.', 'onda'),
            'related-popup' => __('A card offers a related article at the end of the text.', 'onda'),
            'share-links' => __('Links that share the article, and one that copies its address.', 'onda'),
        ];
    }

    /** @return array<string, string> */
    private static function of_lists(): array
    {
        return [
            'load-more' => __('A button adds the next posts to a list, without a new page.', 'onda'),
            'masonry-grid' => __('Cards of different height stand close together.', 'onda'),
            'post-grid' => __('Visitors filter the cards of a grid.', 'onda'),
        ];
    }

    /** @return array<string, string> */
    private static function of_pages(): array
    {
        return [
            'back-to-top' => __('A button leads back to the top of a long page.', 'onda'),
            'mobile-menu' => __('The menu of phones opens, closes and can be used with the keyboard.', 'onda'),
            'page-preloader' => __('The curtain of the theme goes as soon as the page can be read.', 'onda'),
            'sticky-header' => __('The header stays in sight and makes room while one reads on.', 'onda'),
            'sticky-sidebar' => __('The sidebar stays in sight beside a long text.', 'onda'),
            'sub-menus' => __('Submenus open by click and keyboard too, not only under the mouse.', 'onda'),
            'hover-boxes' => __('Boxes that turn under the mouse turn by touch and keyboard too.', 'onda'),
            'lazy-media' => __('Videos and maps load when they come near.', 'onda'),
        ];
    }

    /** @return array<string, string> */
    private static function of_parts(): array
    {
        return [
            'contact-form-state' => __('A sent form says what became of it, also when the connection fails.', 'onda'),
            'content-accordion' => __('Sections open and close.', 'onda'),
            'content-carousel' => __('Pictures or posts that one moves sideways.', 'onda'),
            'content-tabs' => __('Parts of a text behind tabs.', 'onda'),
            'count-down' => __('Days, hours and minutes until a date.', 'onda'),
            'fade-slideshow' => __('Pictures that follow each other in the background.', 'onda'),
            'form-rules' => __('A form says at the field what is wrong, before it is sent.', 'onda'),
            'image-lightbox' => __('Pictures of a text open large at a click.', 'onda'),
            'video-carousel' => __('A row of videos, loaded at a click.', 'onda'),
        ];
    }
}
