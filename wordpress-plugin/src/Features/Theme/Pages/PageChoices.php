<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Pages;

use Onda\Core\Forms\Fields;

defined('ABSPATH') || exit;

/** The field that chooses one of the site's published pages. */
final class PageChoices
{
    /** @param array<string, string> $state ARIA attributes. */
    public static function field(string $name, string $label, int $chosen, array $state): string
    {
        return Fields::select($name, $label, (string) $chosen, self::of($chosen), $state);
    }

    /** @return array<string, string> Id → title of the published pages, and of the chosen page in any case. */
    private static function of(int $chosen): array
    {
        $choices = ['0' => __('None: the name of the site and one sentence', 'onda')];
        foreach (get_pages(['exclude' => [(int) get_option('page_for_posts')]]) ?: [] as $page) {
            $choices[(string) $page->ID] = $page->post_title === '' ? "#{$page->ID}" : $page->post_title;
        }
        /* translators: %s: title of a page. */
        $gone = sprintf(__('%s (not published)', 'onda'), get_the_title($chosen) ?: "#$chosen");
        return $choices + [(string) $chosen => $gone];
    }
}
