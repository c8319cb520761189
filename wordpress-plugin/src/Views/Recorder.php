<?php

declare(strict_types=1);

namespace Onda\Views;

use Onda\Ajax\Request;
use Onda\Storage\DailySalts;
use Onda\Storage\PublicPosts;
use Onda\Storage\Stations;
use Onda\Storage\Views;

defined('ABSPATH') || exit;

/** Decides whether a look at a post is a view, and stores it. Nothing the request says changes how much it counts. */
final class Recorder
{
    /** A visitor who comes back to a post within this time is still reading it. */
    public const SAME_VIEW_SECONDS = 30 * MINUTE_IN_SECONDS;

    public function __construct(
        private Stations $settings,
        private PublicPosts $posts,
        private DailySalts $salts,
        private Views $views,
    ) {
    }

    /** @return string Empty when it counted; else `not_published`, `bot`, `editor` or `repeat`. */
    public function record(int $post, Request $request, int $now): string
    {
        $doubts = [
            'not_published' => fn(): bool => !$this->is_counted($post),
            'bot' => static fn(): bool => Bots::is_one($request),
            'editor' => static fn(): bool => get_current_user_id() > 0 && current_user_can('edit_post', $post),
        ];
        foreach ($doubts as $reason => $applies) {
            if ($applies()) {
                return $reason;
            }
        }
        $day = Days::of($now);
        $mark = static fn(string $salt): string => $request->visitor("$salt:$post");
        $visits = array_map($mark, $this->salts->of($day));
        return $this->views->record($post, $visits, $day, $now, $now + self::SAME_VIEW_SECONDS) ? '' : 'repeat';
    }

    private function is_counted(int $post): bool
    {
        return $this->posts->is_publicly_viewable($post)
            && in_array(get_post_type($post), $this->settings->settings()['viewTypes'], true);
    }
}
