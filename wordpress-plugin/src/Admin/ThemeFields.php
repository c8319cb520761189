<?php

declare(strict_types=1);

namespace Onda\Admin;

use Onda\Html;
use Onda\Storage\Stations;

defined('ABSPATH') || exit;

/** The part of the settings screen that says who answers what a theme's scripts ask. */
final class ThemeFields
{
    /** @param array<string, mixed> $settings */
    public static function of(array $settings): string
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $hint = __('Some magazine themes bring their own “load more”. While the theme answers, its grids get its own cards, and the grids of Onda read the next page instead.', 'onda');
        // phpcs:enable
        $name = Stations::OPTION . '[themeActions]';
        $label = __('Where the theme has its own “load more”', 'onda');
        return Html::tag('h2', [], Html::text(__('Magazine theme', 'onda')))
            . Fields::select($name, $label, (string) $settings['themeActions'], [
                'theme' => __('The theme answers', 'onda'),
                'onda' => __('Onda answers', 'onda'),
            ])
            . Html::tag('p', ['class' => 'description'], Html::text($hint));
    }
}
