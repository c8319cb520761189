<?php

declare(strict_types=1);

namespace Onda\Access;

use Onda\PlainText;

defined('ABSPATH') || exit;

/** Reads in the background what strangers' pages show of posts, and looks each hour whether it is still so. */
final class ShownTextsUpkeep
{
    public const EVENT = 'onda_shown_texts';
    public const STEP = 'onda_shown_texts_step';
    /** Fires when other text of a post is shown to strangers than before; gets the post's id. */
    public const CHANGED = 'onda_shown_text_changed';
    private const STEP_SECONDS = 15.0;
    private const POSTS_A_READ = 50;
    /** The newest posts, and as many others: a wall or a rule that is new is seen by some of them. */
    private const SAMPLE = 50;

    public static function hook(): void
    {
        add_action('init', [self::class, 'init'], 10, 0);
        foreach (['activated_plugin', 'deactivated_plugin', 'switch_theme'] as $hook) {
            add_action($hook, [self::class, 'soon'], 10, 0);
        }
        add_action('deleted_post', [ShownTextRepository::class, 'drop'], 10, 1);
        add_action(self::EVENT, [self::class, 'tend'], 10, 0);
        add_action(self::STEP, [self::class, 'step'], 10, 0);
    }

    public static function init(): void
    {
        if (wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_event(time(), 'hourly', self::EVENT);
        }
    }

    public static function soon(): void
    {
        wp_schedule_single_event(time(), self::STEP);
    }

    /** Each hour: a rule that changed without a change of the post. */
    public static function tend(): void
    {
        $sample = self::look() === '' ? [] : ShownTextRepository::sample(self::SAMPLE);
        $former = ShownTextRepository::read($sample);
        self::tell(array_filter(self::posts($sample), self::read_anew(...)));
        $is_other = static fn(array $row, int $post): bool =>
            $row['digest'] === ($former[$post]['digest'] ?? '') && $row !== $former[$post];
        if (array_filter(ShownTextRepository::read($sample), $is_other, ARRAY_FILTER_USE_BOTH) !== []) {
            ShownTextRepository::queue_all();
        }
        self::step();
    }

    public static function step(): void
    {
        $mark = self::look();
        $until = microtime(true) + self::STEP_SECONDS;
        do {
            $ids = $mark === '' ? [] : ShownTextRepository::queued(self::POSTS_A_READ);
            $posts = self::posts($ids);
            array_map(ShownTextRepository::drop(...), array_diff($ids, array_column($posts, 'ID')));
            self::tell(array_filter($posts, self::read_anew(...)));
        } while ($ids !== [] && microtime(true) < $until);
        $ids === [] ? self::note_kept() : self::soon();
    }

    /**
     * Reads those that changed since they were read.
     *
     * @param list<\WP_Post> $posts
     */
    public static function read(array $posts): void
    {
        if (!wp_doing_cron() && !(defined('WP_CLI') && WP_CLI)) {
            // A screen of the administration has other filters than a page.
            return;
        }
        $mark = self::look();
        $rows = $mark === '' ? [] : ShownTextRepository::read(array_column($posts, 'ID'));
        foreach ($mark === '' ? [] : $posts as $post) {
            if (($rows[$post->ID]['digest'] ?? '') !== ShownTexts::digest($mark, ShownTexts::written($post))) {
                self::read_anew($post);
            }
        }
        $mark === '' || self::note_kept();
    }

    /** @return bool Whether other text is shown than before. */
    private static function read_anew(\WP_Post $post): bool
    {
        $former = ShownTextRepository::read([$post->ID])[$post->ID] ?? null;
        $page = StrangerView::text($post);
        $is_closed = $page === null || AsStranger::ask(static fn(): bool => StrangerRoute::refuses($post));
        $shown = $is_closed ? '' : self::shown($post, $page);
        $digest = ShownTexts::digest(ShownTexts::mark(), ShownTexts::written($post));
        ShownTextRepository::put($post->ID, $digest, $is_closed, $shown);
        $now = [$digest, $is_closed, $shown];
        return $former === null || [$former['digest'], $former['is_closed'], $former['shown']] !== $now;
    }

    /** @param array<\WP_Post> $posts */
    private static function tell(array $posts): void
    {
        array_map(static fn(\WP_Post $post) => do_action(self::CHANGED, $post->ID), $posts);
    }

    /** @return string Empty where the page shows every word; else JSON of the sentences whose words stand there. */
    private static function shown(\WP_Post $post, string $page): string
    {
        $there = array_flip(self::words($page));
        $is_shown = static fn(string $piece): bool => array_diff_key(array_flip(self::words($piece)), $there) === [];
        $texts = array_map(PlainText::sentences(...), ShownTexts::written($post));
        $kept = array_map(static fn(array $pieces): array => array_values(array_filter($pieces, $is_shown)), $texts);
        $text = array_map(static fn(array $pieces): string => implode(' ', $pieces), $kept);
        return $kept === $texts ? '' : (string) wp_json_encode($text, JSON_UNESCAPED_UNICODE);
    }

    /** @return list<string> Addresses are no words: WordPress shows what they lead to. */
    private static function words(string $text): array
    {
        $text = strtr(mb_strtolower((string) preg_replace('#https?://\S+#i', ' ', $text), 'UTF-8'), ['×' => 'x']);
        return preg_split('/[^\p{L}\p{M}\p{N}]+/u', $text, -1, PREG_SPLIT_NO_EMPTY) ?: [];
    }

    /** Looks who changes texts now. In the background, where all filters of a page are there. */
    public static function look(): string
    {
        $mark = StrangerView::mark();
        if ((ShownTexts::stored()['mark'] ?? '') !== $mark) {
            ShownTextRepository::queue_all();
        }
        $now = ['site' => ShownTexts::site(), 'mark' => $mark] + ShownTexts::stored() + ['kept' => 0];
        update_option(ShownTexts::OPTION, $mark === '' ? ['kept' => 0] + $now : $now, true);
        return $mark;
    }

    private static function note_kept(): void
    {
        $kept = ShownTexts::mark() === '' ? 0 : ShownTextRepository::count_kept();
        update_option(ShownTexts::OPTION, ['kept' => $kept] + ShownTexts::stored(), true);
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
