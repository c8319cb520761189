<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Access\Stranger\StrangerPage;

defined('ABSPATH') || exit;

/** Reads posts as strangers see them and stores the result, unless the server seems to fail. */
final class ReadingRun
{
    /** True while the pages of this run are doubted. */
    private static bool $is_doubted = false;

    /** Requests the front page again. */
    public static function begin(): void
    {
        self::$is_doubted = false;
        StrangerPage::begin();
    }

    public static function is_doubted(): bool
    {
        return self::$is_doubted;
    }

    /**
     * @param list<\WP_Post> $posts
     * @param list<int> $asked Those whose pages are asked for anyway; else where the page of some post was refused.
     * @return list<\WP_Post> Those of which other text is shown than before.
     */
    public static function read(array $posts, array $asked): array
    {
        $stored = ShownTexts::stored();
        $former = ShownTextRepository::read(array_column($posts, 'ID'));
        $is_asked = static fn(\WP_Post $post): bool => $stored['has_refused'] || in_array($post->ID, $asked, true);
        $claims = [];
        $readings = [];
        foreach ($posts as $post) {
            $claims[$post->ID] = ShownTextRepository::claim($post->ID);
            $readings[$post->ID] = ShownReading::of($post, $is_asked($post));
        }
        $statuses = array_map(static fn(array $reading): ?int => $reading['status'], $readings);
        $is_doubted = PageDoubt::of($statuses, array_keys(array_filter($former, ShownTextRepository::is_open(...))));
        $is_lost = StrangerPage::front_status() !== null && !StrangerPage::is_told();
        $is_for_now = time() - $stored['told_at'] < DAY_IN_SECONDS;
        self::$is_doubted = $is_doubted || ($is_lost && $is_for_now);
        $is_hidden = static fn(\WP_Post $post): bool => self::is_hidden($post, $readings[$post->ID]);
        $has_hidden = !$stored['has_refused'] && !self::$is_doubted && array_filter($posts, $is_hidden) !== [];
        if ($has_hidden) {
            // There are more of them.
            ShownTexts::note(['has_refused' => true]);
            ShownTextRepository::queue_others();
            $posts = array_filter($posts, $is_asked);
        }
        $changed = [];
        foreach ($posts as $post) {
            $reading = $readings[$post->ID];
            $before = $former[$post->ID] ?? null;
            $is_unknown = $reading['status'] > 0
                ? $is_doubted
                : $is_lost && $is_asked($post) && !$reading['is_closed'];
            if ($is_unknown && self::$is_doubted) {
                // The posts that were asked for stay in the queue until the server is well again.
                $before === null || ShownTextRepository::put($post->ID, $claims[$post->ID], ...$before);
                continue;
            }
            $row = [
                'digest' => ShownTexts::digest(ShownTexts::mark(), ShownTexts::written($post)),
                // A site that cannot ask itself any more opens nothing.
                'is_closed' => $reading['is_closed'] || ($is_unknown && ($before['is_closed'] ?? false)),
                'shown' => $reading['shown'],
            ];
            ShownTextRepository::put($post->ID, $claims[$post->ID], ...$row);
            if ($before !== $row) {
                $changed[] = $post;
            }
        }
        return $changed;
    }

    /**
     * Whether the page alone restricts the post.
     *
     * @param array{is_closed: bool, shown: string, status: int|null} $reading
     */
    private static function is_hidden(\WP_Post $post, array $reading): bool
    {
        $is_kept = $reading['is_closed'] || $reading['shown'] !== '';
        return $is_kept && $reading['status'] !== null
            && ['status' => null] + $reading !== ['status' => null] + ShownReading::of($post, false);
    }
}
