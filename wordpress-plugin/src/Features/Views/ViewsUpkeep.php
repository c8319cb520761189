<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Text\Days;

defined('ABSPATH') || exit;

/**
 * Runs once a day: it deletes marks of visitors after 48 hours, sums past days, and turns days older than 400 into
 * months. It deletes the views of a deleted post.
 */
final class ViewsUpkeep
{
    public const EVENT = 'onda_views_upkeep';
    /** Two turns of the salt: a mark could not be made again later. */
    public const VISITOR_SECONDS = 2 * DAY_IN_SECONDS;

    /** The time of one run: cron of some hosts ends a process after 30 seconds. */
    private const SUM_SECONDS = 15;

    public function __construct(
        private ViewRepository $views,
        private OldViewRepository $old,
        private ListCacheRepository $lists,
        private NetworkShareRepository $shares,
        private ViewSumRepository $sums = new ViewSumRepository(),
    ) {
    }

    public function init(): void
    {
        wp_schedule_event(time() + HOUR_IN_SECONDS, 'daily', self::EVENT);
    }

    public function deleted_post(int $post): void
    {
        $this->sums->forget($post);
        $this->views->forget($post);
    }

    public function tidy(?int $now = null): void
    {
        $now ??= time();
        $this->old->forget_visitors($now - self::VISITOR_SECONDS);
        $this->shares->forget_lapsed($now);
        $this->lists->drop_before($now - DAY_IN_SECONDS);
        // Days that are not summed yet stay days.
        if (!$this->sums->sum_up($now, self::SUM_SECONDS)) {
            wp_schedule_single_event($now + MINUTE_IN_SECONDS, self::EVENT);
            return;
        }
        $oldest = substr(Days::since(ListSettings::MAX_DAYS, $now), 0, 7) . '-01';
        array_map($this->old->aggregate_month(...), $this->old->months($oldest));
    }
}
