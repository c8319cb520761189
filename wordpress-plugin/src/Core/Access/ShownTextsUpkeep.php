<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Access\Stranger\StrangerPage;

defined('ABSPATH') || exit;

/** Reads posts on strangers' pages in the background, and checks each hour for changes. */
final class ShownTextsUpkeep
{
    public const CHANGED = 'onda_shown_text_changed';
    private const STEP_SECONDS = 15.0;
    private const POSTS_A_READ = 20;
    private const PAGES_SHARE = 10;
    /**
     * The posts of an hour: the newest, and as many others, until all were read. No hook tells that a date has passed.
     */
    private const SAMPLE = 50;
    /** Requests of pages in an hour, on a site without a change for a day: with the front page 19 at most. */
    private const QUIET_SAMPLE = 9;
    private const QUIET_HOURS = 24;

    /** The site that this request has checked: while a post is shown, more filters may be added. */
    private static ?string $looked = null;

    public static function init(): void
    {
        wp_schedule_event(time() + MINUTE_IN_SECONDS, 'hourly', ShownTexts::EVENT);
    }

    /**
     * With a page of a stranger. Until there was a look, each answer looks for itself. After a change of plugins that
     * leaves all code that may close texts as it was, what was read is still true.
     */
    public static function wp_loaded(): void
    {
        ['site' => $former, 'mark' => $mark] = ShownTexts::stored();
        $site = ShownTexts::site();
        if ($former === $site || is_user_logged_in()) {
            return;
        }
        if ($former === '') {
            self::look();
        } elseif (self::mark_of(StrangerPage::files()) === $mark) {
            ShownTexts::note(['site' => $site]);
        }
    }

    /** @param list<string> $pages Files of those that look at pages. */
    private static function mark_of(array $pages): string
    {
        $files = ShownTexts::files($pages);
        return $files === [] ? '' : md5(implode("\n", $files));
    }

    /** Checks each hour, because a rule may change without a change of the post. */
    public static function tend(): void
    {
        ['quiet' => $quiet, 'cursor' => $cursor] = ShownTexts::stored();
        $size = $quiet < self::QUIET_HOURS ? self::SAMPLE : self::QUIET_SAMPLE;
        $mark = self::look();
        ReadingRun::begin();
        $others = $mark === '' ? [] : ShownTextRepository::below($cursor, $size);
        $newest = $mark === '' ? [] : ShownTextRepository::below(PHP_INT_MAX, $size);
        $sample = array_values(array_unique([...$newest, ...$others]));
        $former = ShownTextRepository::read($sample);
        self::tell(ReadingRun::read(self::posts($sample), $sample));
        $is_other = static fn(array $row, int $post): bool =>
            $row['digest'] === $former[$post]['digest'] && $row !== $former[$post];
        $has_other = array_filter(ShownTextRepository::read($sample), $is_other, ARRAY_FILTER_USE_BOTH) !== [];
        $has_other && ShownTextRepository::queue_all();
        ShownTexts::note([
            'quiet' => $has_other ? 0 : $quiet + 1,
            'cursor' => count($others) < $size ? PHP_INT_MAX : min($others),
        ]);
        ReadingRun::is_doubted() || self::step();
    }

    /**
     * Works off the queue. Posts that were shown come first; a long queue is the whole site.
     *
     * @param float $seconds How long at most, but for what one read takes.
     */
    public static function step(float $seconds = self::STEP_SECONDS): void
    {
        $mark = self::look();
        ReadingRun::begin();
        $until = microtime(true) + $seconds;
        do {
            $ids = $mark === '' ? [] : ShownTextRepository::queued(self::POSTS_A_READ);
            $posts = self::posts($ids);
            array_map(ShownTextRepository::drop(...), array_diff($ids, array_column($posts, 'ID')));
            self::tell(ReadingRun::read($posts, self::asked($ids)));
        } while ($ids !== [] && !ReadingRun::is_doubted() && microtime(true) < $until);
        // Also half way: a post that is found closed is closed at once.
        self::note();
        $ids === [] || ReadingRun::is_doubted() || ShownTexts::soon();
    }

    /**
     * The posts whose pages are requested: all if some post is restricted already, else one of ten.
     *
     * @param list<int> $ids In the queue.
     * @return list<int> Those whose pages are asked for: whoever was saved or shown, and some others.
     */
    private static function asked(array $ids): array
    {
        $rows = ShownTextRepository::read($ids);
        $has_kept = ShownTexts::stored()['kept'] > 0;
        $is_asked = static fn(int $number): bool =>
            $has_kept || ($rows[$ids[$number]]['digest'] ?? '') === '' || $number % self::PAGES_SHARE === 0;
        return array_values(array_filter($ids, $is_asked, ARRAY_FILTER_USE_KEY));
    }

    /**
     * Reads the posts that changed since they were read. It runs in the background: it takes time, and a screen of the
     * administration has other filters than a page.
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
        $is_asked = static fn(int $number): bool => $number % $step === 0;
        ReadingRun::read($new, array_column(array_filter($new, $is_asked, ARRAY_FILTER_USE_KEY), 'ID'));
        self::note();
    }

    private static function note(): void
    {
        $status = StrangerPage::front_status();
        $front = $status === null ? [] : ['front' => $status];
        if ($front !== [] && StrangerPage::is_told()) {
            $front['told_at'] = time();
        }
        ShownTexts::note(['kept' => ShownTextRepository::count_kept()] + $front);
    }

    /**
     * Stores which code changes texts and refuses pages now, once a request; a screen of wp-admin has other filters.
     */
    public static function look(): string
    {
        if (is_admin()) {
            return ShownTexts::mark();
        }
        $site = ShownTexts::site();
        if (self::$looked === $site && ShownTexts::stored()['site'] === $site) {
            return ShownTexts::mark();
        }
        self::begin();
        self::$looked = $site;
        $pages = StrangerPage::files();
        $mark = self::mark_of($pages);
        if (ShownTexts::stored()['mark'] !== $mark) {
            ShownTextRepository::queue_all();
        }
        ShownTexts::note([
            'site' => $site,
            'mark' => $mark,
            'page_owners' => array_values(array_unique(array_filter(array_map(Callbacks::owner(...), $pages)))),
        ]);
        return $mark;
    }

    /** Resets the state of a request. */
    public static function begin(): void
    {
        self::$looked = null;
        ReadingRun::begin();
    }

    /** @param list<\WP_Post> $posts */
    private static function tell(array $posts): void
    {
        foreach ($posts as $post) {
            /**
             * Fires when another text of a post is shown to strangers than before.
             *
             * @param int $post The id of the post.
             */
            do_action(self::CHANGED, $post->ID);
        }
    }

    /**
     * @param list<int> $ids
     * @return list<\WP_Post> Public ones.
     */
    public static function posts(array $ids): array
    {
        _prime_post_caches($ids);
        $is_public = static fn(?\WP_Post $post): bool => $post !== null && $post->post_password === ''
            && in_array($post->post_status, ['publish', 'inherit'], true);
        return array_values(array_filter(array_map(get_post(...), $ids), $is_public));
    }
}
