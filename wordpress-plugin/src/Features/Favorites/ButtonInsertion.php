<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Puts a button after the content of the post types that the owner chose. */
final class ButtonInsertion
{
    private const TAG = 'fav-button';

    public function __construct(
        private SettingsStore $settings,
        private ElementPrinter $printer,
        private PublicPosts $posts,
    ) {
    }

    public function the_content(string $content): string
    {
        return $this->wants_button($content) ? $content . $this->button() : $content;
    }

    private function wants_button(string $content): bool
    {
        $post = (int) get_the_ID();
        return in_the_loop()
            && is_main_query()
            && !is_feed()
            && !doing_filter('get_the_excerpt')
            // The author put one where it belongs.
            && !str_contains($content, '<' . self::TAG)
            && in_array(get_post_type($post), FavoritesOptions::stored($this->settings)->button_after, true)
            && $this->posts->public_type($post) !== '';
    }

    private function button(): string
    {
        return '<p>' . $this->printer->element(self::TAG, []) . '</p>';
    }
}
