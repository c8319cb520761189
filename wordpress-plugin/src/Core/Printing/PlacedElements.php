<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Database\PostContents;

defined('ABSPATH') || exit;

/** The elements that authors placed in posts, pages, templates and widgets: option `onda_placed`, tag → true. */
final class PlacedElements
{
    public const OPTION = 'onda_placed';
    /** Posts that are read, the newest first: some megabytes. */
    private const MOST_POSTS = 2000;
    /** Another post type than these shows no element to visitors. */
    private const NO_TYPES = ['revision', 'attachment', 'nav_menu_item', 'customize_changeset', 'oembed_cache'];
    private const OPEN = ['publish', 'private', 'future'];
    /** A tag, a block's comment, a shortcode. */
    private const MARK = '~<([a-z]+(?:-[a-z]+)+)[\s>/]|<!-- wp:onda/([a-z-]+)|\[([a-z]+(?:[_-][a-z]+)*)~';

    /** @param \Closure(): Elements $elements */
    public function __construct(private \Closure $elements)
    {
    }

    /** Adds the elements of a post; those that are gone are forgotten with the next count. */
    public function save_post(int $id, \WP_Post $post): void
    {
        $stored = get_option(self::OPTION);
        $is_open = in_array($post->post_status, self::OPEN, true) && !in_array($post->post_type, self::NO_TYPES, true);
        $new = is_array($stored) && $is_open ? $this->tags_in($post->post_content) : [];
        array_diff_key($new, (array) $stored) === [] || update_option(self::OPTION, $new + (array) $stored, true);
    }

    /** Counts anew once a day: what is gone from the pages is forgotten. */
    public function refresh(): void
    {
        if (get_transient(self::OPTION) === false) {
            $this->count();
            set_transient(self::OPTION, '1', DAY_IN_SECONDS);
        }
    }

    public function has(string ...$tags): bool
    {
        $stored = get_option(self::OPTION);
        return array_intersect_key(is_array($stored) ? $stored : $this->count(), array_flip($tags)) !== [];
    }

    /** @return array<string, true> Counted anew, and stored. */
    public function count(): array
    {
        $widgets = array_map('get_option', ['widget_block', 'widget_text', 'widget_custom_html']);
        $contents = [(string) wp_json_encode($widgets, JSON_UNESCAPED_SLASHES), ...PostContents::newest(
            self::OPEN,
            self::NO_TYPES,
            self::MOST_POSTS
        )];
        $placed = array_merge([], ...array_map($this->tags_in(...), $contents));
        foreach (array_keys(($this->elements)()->shortcodes()) as $tag) {
            $placed += is_active_widget(false, false, 'onda_' . strtr($tag, '-', '_')) === false ? [] : [$tag => true];
        }
        update_option(self::OPTION, $placed, true);
        return $placed;
    }

    /**
     * @param array<string, list<string>> $shortcodes By tag.
     * @return list<string> The tags of them that stand in what an author wrote.
     */
    public static function in(string $content, array $shortcodes): array
    {
        preg_match_all(self::MARK, $content, $found);
        $names = array_flip(array_merge($found[1], $found[2], $found[3]));
        $is_written = static fn(array $own, string $tag): bool =>
            array_intersect_key(array_flip([$tag, ...$own]), $names) !== [];
        return array_keys(array_filter($shortcodes, $is_written, ARRAY_FILTER_USE_BOTH));
    }

    /** @return array<string, true> */
    private function tags_in(string $content): array
    {
        return array_fill_keys(self::in($content, ($this->elements)()->shortcodes()), true);
    }
}
