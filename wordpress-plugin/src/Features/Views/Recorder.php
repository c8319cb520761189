<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\DailySalts;
use Onda\Core\Http\Request;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;

defined('ABSPATH') || exit;

/** Decides whether a visit of a post is a view, and stores it. No field of the request changes its weight. */
final class Recorder
{
    /** The time within which a returning visitor makes no new view of a post. */
    public const SAME_VIEW_SECONDS = 30 * MINUTE_IN_SECONDS;

    public function __construct(
        private SettingsStore $settings,
        private PublicPosts $posts,
        private DailySalts $salts,
        private ViewRepository $views,
        private DailyNetworkLimit $network_limit,
    ) {
    }

    /**
     * @return string Empty when it counted; else `not_published`, `bot`, `editor`, `repeat` or `network`, of which
     * enough counted today.
     */
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
        $marks = $this->marks($post, $request, $now);
        $limits = $this->network_limit->limits($request, $post);
        return $this->views->record($post, $marks, Days::of($now), $now, $now + self::SAME_VIEW_SECONDS, $limits);
    }

    /** @return list<string> Today's mark of this visitor and post; just after midnight yesterday's too. */
    private function marks(int $post, Request $request, int $now): array
    {
        $day = Days::of($now);
        $is_new_day = Days::of($now - self::SAME_VIEW_SECONDS) !== $day;
        $salts = array_slice($this->salts->of($day), 0, $is_new_day ? 2 : 1);
        return array_map(static fn(string $salt): string => $request->visitor("$salt:$post"), $salts);
    }

    private function is_counted(int $post): bool
    {
        return in_array($this->posts->public_type($post), ViewsOptions::types($this->settings), true);
    }
}
