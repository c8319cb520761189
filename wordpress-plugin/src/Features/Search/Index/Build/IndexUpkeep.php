<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Build;

use Onda\Core\Access\ShownTextRepository;
use Onda\Core\Access\ShownTextsUpkeep;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\Index\IndexState;
use Onda\Features\Search\SearchOptions;

defined('ABSPATH') || exit;

/**
 * Builds, merges and rebuilds the index in the background, in small steps.
 */
final class IndexUpkeep
{
    public const EVENT = 'onda_search_upkeep';
    /**
     * The next step of what is going on; an event of its own, for WordPress takes two of one name within ten minutes
     * for one.
     */
    public const STEP = 'onda_search_step';
    /** Within what a PHP may run on the strictest of hosts, 30 s. */
    private const STEP_SECONDS = 15.0;
    /** So many changed posts cost a search about 1 ms. */
    private const MERGE_AT = 200;

    public function __construct(
        private Builder $builder,
        private Updater $updater,
        private StalePostRepository $stale,
        private WorkRepository $work,
        private IndexState $state,
    ) {
    }

    /** Somebody searches here: there shall be an index. */
    public function want(): void
    {
        if (did_action('wp_loaded') > 0 && !$this->state->read()['is_wanted']) {
            $this->work->prepare();
            $this->state->change(['is_wanted' => true]);
            $this->init();
            $this->soon();
        }
    }

    /** Whether there shall be an index, and nothing tends it: also of a plugin that was switched off and on again. */
    public static function is_missing(IndexState $state): bool
    {
        return $state->read()['is_wanted'] && wp_next_scheduled(self::EVENT) === false;
    }

    /** All posts are read anew, whatever there is. */
    public function again(): void
    {
        $this->want();
        ShownTextRepository::queue_all();
        $this->builder->start();
    }

    public function init(): void
    {
        if (wp_next_scheduled(self::EVENT) === false) {
            wp_schedule_event(time() + HOUR_IN_SECONDS, 'hourly', self::EVENT);
        }
    }

    public function settings_changed(SettingsStore $settings): void
    {
        $this->state->read()['is_wanted'] ? $this->soon() : null;
        if (SearchOptions::has_instances($settings)) {
            $this->want();
        }
    }

    public function soon(): void
    {
        wp_schedule_single_event(time(), self::STEP);
    }

    /** All posts are read anew without the scheduler: the request that asks for it does the first step. */
    public function again_now(): void
    {
        $this->again();
        add_action('shutdown', [$this, 'tend'], 10, 0);
    }

    public function tend(): void
    {
        $state = $this->state->read();
        if (!$state['is_wanted'] && !$state['is_ready']) {
            return;
        }
        ShownTextsUpkeep::look();
        $is_busy = $this->builder->is_busy();
        if (!$is_busy && $state['mark'] !== $this->builder->mark()) {
            $this->builder->start();
        } elseif (!$is_busy && $this->builder->is_time_to_audit()) {
            $this->builder->audit();
        } elseif (!$is_busy && $this->is_time_to_merge()) {
            $this->builder->merge();
        }
        $this->builder->step(self::STEP_SECONDS);
        $is_more = $this->updater->work_off(self::STEP_SECONDS / 3);
        if ($is_more || $this->builder->is_busy()) {
            $this->soon();
        }
    }

    private function is_time_to_merge(): bool
    {
        $stale = $this->stale->count();
        $is_old = (int) $this->work->read()['finished_at'] < time() - DAY_IN_SECONDS;
        return $stale >= self::MERGE_AT || ($stale > 0 && $is_old);
    }
}
