<?php

declare(strict_types=1);

namespace Onda\Owner\Theme;

use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Theme\ThemeOptions;
use Onda\Features\Theme\ThemeSettings;
use Onda\Owner\Menu\PrivacyText;

defined('ABSPATH') || exit;

/** The privacy texts of those behaviors that a preset or an author placed. */
final class ThemePrivacy
{
    /** @return list<PrivacyText> */
    public static function texts(PlacedElements $placed): array
    {
        $options = ThemeOptions::of((new SettingsStore())->read(ThemeSettings::record())['theme']);
        $behaviors = $options->preset === '' ? [] : $options->behaviors();
        $sentences = [];
        foreach (self::sentences() as $tag => $sentence) {
            if (isset($behaviors[$tag]) || $placed->has($tag)) {
                $sentences[] = $sentence;
            }
        }
        return $sentences === [] ? [] : [new PrivacyText(__('Theme', 'onda'), $sentences)];
    }

    /** @return array<string, string> By tag. */
    private static function sentences(): array
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        return [
            'personal-news' => __('What was read, for personal news, is kept in the visitor’s own browser for 30 days, after consent; this site keeps none of it.', 'onda'),
            'related-popup' => __('The browser remembers which related articles were closed.', 'onda'),
            'comments-embed' => __('Comments from Disqus are loaded from there when a visitor opens them.', 'onda'),
            'video-carousel' => __('Videos of other sites are loaded from there when a visitor plays them.', 'onda'),
        ];
        // phpcs:enable
    }
}
