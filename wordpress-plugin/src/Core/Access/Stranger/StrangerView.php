<?php

declare(strict_types=1);

namespace Onda\Core\Access\Stranger;

use Onda\Core\Access\AsStranger;
use Onda\Core\Access\Callbacks;
use Onda\Core\Access\MainQuery;
use Onda\Core\Text\PlainText;

defined('ABSPATH') || exit;

/** A post as a stranger's page shows it. Plugins change the text by filters, which they add for pages and for cron. */
final class StrangerView
{
    private const HOOKS = ['the_content', 'the_post', 'get_the_excerpt'];
    /** The hooks of a block begin so: `render_block`, `render_block_core/group`, `render_block_data`. */
    private const BLOCK_HOOKS = ['render_block', 'pre_render_block'];

    /** @return list<string> Files of the code, neither WordPress's nor ours, that changes texts of posts. */
    public static function files(): array
    {
        global $wp_filter;
        $is_of_block = static fn(string $hook): bool =>
            array_filter(self::BLOCK_HOOKS, static fn(string $start): bool => str_starts_with($hook, $start)) !== [];
        $hooks = [...self::HOOKS, ...array_filter(array_map(strval(...), array_keys($wp_filter)), $is_of_block)];
        $files = array_map(static fn(string $hook): array => array_column(Callbacks::foreign($hook), 'file'), $hooks);
        return array_merge(...$files);
    }

    /**
     * The filtered text of all parts of the page.
     *
     * @return string|null Plain text; null where a stranger has no such page.
     */
    public static function text(\WP_Post $post): ?string
    {
        $level = ob_get_level();
        ob_start();
        try {
            $render = static fn(): ?string => self::rendered($post);
            return AsStranger::ask(static fn(): ?string => self::within_a_query($render));
        } catch (\Throwable) {
            // A shortcode or block of another plugin failed, so its text is unknown.
            return '';
        } finally {
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
        }
    }

    /**
     * @template T
     * @param \Closure(): T $ask
     * @return T
     */
    private static function within_a_query(\Closure $ask): mixed
    {
        global $wp_query, $wp_the_query, $post, $id, $authordata, $currentday, $currentmonth;
        global $page, $pages, $multipage, $more, $numpages;
        $former = [
            $wp_query, $wp_the_query, $post, $id, $authordata, $currentday, $currentmonth,
            $page, $pages, $multipage, $more, $numpages,
        ];
        try {
            return $ask();
        } finally {
            [
                $wp_query, $wp_the_query, $post, $id, $authordata, $currentday, $currentmonth,
                $page, $pages, $multipage, $more, $numpages,
            ] = $former;
        }
    }

    private static function rendered(\WP_Post $post): ?string
    {
        global $wp_query, $wp_the_query;
        $query = $wp_query = $wp_the_query = new \WP_Query();
        // Polylang reads an empty language as every language.
        $query->query(['p' => $post->ID, 'post_type' => $post->post_type, 'lang' => '', MainQuery::MARK => true]);
        return $query->have_posts() ? self::printed() : null;
    }

    /** The text of the next post of the main query, which may be that of a page being made. */
    public static function printed(): string
    {
        global $page, $numpages;
        the_post();
        $markup = has_excerpt() ? get_the_excerpt() : '';
        for ($part = 1; $part <= max(1, (int) $numpages); $part++) {
            $page = $part;
            $markup .= "\n" . apply_filters('the_content', get_the_content());
        }
        return PlainText::line($markup);
    }
}
