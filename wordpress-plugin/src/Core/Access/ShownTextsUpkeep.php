<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Access\Stranger\StrangerPage;

defined('ABSPATH') || exit;

/** Reads in the background what strangers' pages show of posts, and looks each hour whether it is still so. */
final class ShownTextsUpkeep
{
    public const CHANGED = 'onda_shown_text_changed';
    private const STEP_SECONDS = 15.0;
    private const POSTS_A_READ = 20;
    /** The newest posts, and as many others: a wall or a rule that is new is seen by some of them. */
    private const SAMPLE = 50;

    public static function hook(): void
    {
        add_action('init', [self::class, 'init'], 10, 0);
        add_action('wp_loaded', [self::class, 'wp_loaded'], PHP_INT_MAX, 0);
        foreach (['activated_plugin', 'deactivated_plugin', 'switch_theme'] as $hook) {
            add_action($hook, [ShownTexts::class, 'soon'], 10, 0);
        }
        add_action('deleted_post', [ShownTextRepository::class, 'drop'], 10, 1);
        add_action(ShownTexts::EVENT, [self::class, 'tend'], 10, 0);
        add_action(ShownTexts::STEP, [self::class, 'step'], 10, 0);
    }

    public static function init(): void
    {
        if (wp_next_scheduled(ShownTexts::EVENT) === false) {
            wp_schedule_event(time() + MINUTE_IN_SECONDS, 'hourly', ShownTexts::EVENT);
        }
    }

    /** With the first page of a stranger: until there was a look, each answer looks for itself. */
    public static function wp_loaded(): void
    {
        ShownTexts::stored() !== [] || is_admin() || is_user_logged_in() || self::look();
    }

    /** Each hour: a rule may change without a change of the post. */
    public static function tend(): void
    {
        $sample = self::look() === '' ? [] : ShownTextRepository::sample(self::SAMPLE);
        $former = ShownTextRepository::read($sample);
        self::read_anew(self::posts($sample), true);
        $is_other = static fn(array $row, int $post): bool =>
            $row['digest'] === $former[$post]['digest'] && $row !== $former[$post];
        if (array_filter(ShownTextRepository::read($sample), $is_other, ARRAY_FILTER_USE_BOTH) !== []) {
            ShownTextRepository::queue_all();
        }
        self::step();
    }

    /**
     * Works off the queue. A few are asked for by what shows them; many are the whole site.
     *
     * @param float $seconds How long at most, but for what one read takes.
     */
    public static function step(float $seconds = self::STEP_SECONDS): void
    {
        $mark = self::look();
        $until = microtime(true) + $seconds;
        do {
            $ids = $mark === '' ? [] : ShownTextRepository::queued(self::POSTS_A_READ);
            $posts = self::posts($ids);
            array_map(ShownTextRepository::drop(...), array_diff($ids, array_column($posts, 'ID')));
            self::read_anew($posts, count($ids) < self::POSTS_A_READ);
        } while ($ids !== [] && microtime(true) < $until);
        // Also half way: a post that is found closed is closed at once.
        self::note();
        $ids === [] || ShownTexts::soon();
    }

    /**
     * Reads those that changed since they were read, of many the pages of some. In the background alone: it takes time,
     * and a screen of the administration has other filters than a page.
     *
     * @param list<\WP_Post> $posts
     */
    public static function read(array $posts): void
    {
        $mark = wp_doing_cron() || (defined('WP_CLI') && WP_CLI) ? self::look() : '';
        if ($mark === '') {
            return;
        }
        $rows = ShownTextRepository::read(array_column($posts, 'ID'));
        $is_new = static fn(\WP_Post $post): bool =>
            ($rows[$post->ID]['digest'] ?? '') !== ShownTexts::digest($mark, ShownTexts::written($post));
        $new = array_values(array_filter($posts, $is_new));
        $step = max(1, intdiv(count($new), self::POSTS_A_READ));
        foreach ($new as $number => $post) {
            self::put($post, $number % $step === 0);
        }
        self::note();
    }

    private static function note(): void
    {
        $is_reached = StrangerPage::is_reached();
        $mute = $is_reached === null ? [] : ['is_mute' => !$is_reached];
        ShownTexts::note(['kept' => ShownTextRepository::count_kept()] + $mute);
    }

    /** Notes who changes texts and refuses pages now, but on a screen of the administration: it has other filters. */
    public static function look(): string
    {
        if (is_admin()) {
            return ShownTexts::mark();
        }
        StrangerPage::begin();
        $pages = StrangerPage::files();
        $files = ShownTexts::files($pages);
        $mark = $files === [] ? '' : md5(implode("\n", $files));
        if ((ShownTexts::stored()['mark'] ?? '') !== $mark) {
            ShownTextRepository::queue_all();
        }
        ShownTexts::note([
            'site' => ShownTexts::site(),
            'mark' => $mark,
            'page_owners' => array_values(array_unique(array_filter(array_map(Callbacks::owner(...), $pages)))),
        ]);
        return $mark;
    }

    /**
     * @param list<\WP_Post> $posts
     * @param bool $is_page_asked Their pages are asked for anyway where the page of some post was refused.
     */
    private static function read_anew(array $posts, bool $is_page_asked): void
    {
        $put = static fn(\WP_Post $post): bool => self::put($post, $is_page_asked);
        foreach (array_filter($posts, $put) as $post) {
            /**
             * Fires when another text of a post is shown to strangers than before.
             *
             * @param int $post The id of the post.
             */
            do_action(self::CHANGED, $post->ID);
        }
    }

    /** @return bool Whether other text is shown than before. */
    private static function put(\WP_Post $post, bool $is_page_asked): bool
    {
        $former = ShownTextRepository::read([$post->ID])[$post->ID] ?? null;
        $are_pages_asked = ShownTexts::stored()['has_refused'] ?? false;
        $reading = ShownReading::of($post, $is_page_asked || $are_pages_asked);
        $is_kept = $reading['is_closed'] || $reading['shown'] !== '';
        if ($is_kept && $is_page_asked && !$are_pages_asked && $reading !== ShownReading::of($post, false)) {
            // There are more of them.
            ShownTexts::note(['has_refused' => true]);
            ShownTextRepository::queue_all();
        }
        $row = ['digest' => ShownTexts::digest(ShownTexts::mark(), ShownTexts::written($post))] + $reading;
        ShownTextRepository::put($post->ID, ...$row);
        return $former === null || $former !== $row;
    }

    /**
     * @param list<int> $ids
     * @return list<\WP_Post> Public ones.
     */
    private static function posts(array $ids): array
    {
        _prime_post_caches($ids);
        $is_public = static fn(?\WP_Post $post): bool => $post !== null && $post->post_password === ''
            && in_array($post->post_status, ['publish', 'inherit'], true);
        return array_values(array_filter(array_map(get_post(...), $ids), $is_public));
    }
}
