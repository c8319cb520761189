<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Core\Http\Action;
use Onda\Core\Http\Output;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Core\Http\WriteGuard;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The actions of the screen. Each answers with the week as it is now, or with a sentence for each wrong field. */
final class ScheduleActions
{
    public const NAMES = [
        'week' => 'onda_schedule_week',
        'save' => 'onda_schedule_save',
        'change' => 'onda_schedule_change',
        'copy' => 'onda_schedule_copy',
        'remove' => 'onda_schedule_remove',
        'undo' => 'onda_schedule_undo',
        'prefer' => 'onda_schedule_prefer',
        'fill' => 'onda_schedule_fill',
        'holiday' => 'onda_schedule_holiday',
        'workday' => 'onda_schedule_workday',
    ];
    public const NONCE = 'onda_schedule';
    /** The schedule is content, as the scores are. */
    public const RIGHT = 'edit_others_posts';
    public const PER_MINUTE = 180;

    public function __construct(
        private WriteGuard $guard,
        private SettingsStore $settings,
        private ScheduleWrites $writes,
        private WeekReply $week,
    ) {
    }

    public function hook(): void
    {
        foreach ($this->all() as $action) {
            add_action("wp_ajax_$action->name", static fn() =>
                Output::send(Reply::of($action, Request::from_globals(true))), 10, 0);
        }
    }

    /** @return list<Action> */
    public function all(): array
    {
        $nothing = static fn(): array => [];
        $writes = ['week' => $nothing] + [
            'save' => $this->writes->save(...),
            'change' => $this->writes->change(...),
            'copy' => $this->writes->copy(...),
            'remove' => $this->writes->remove(...),
            'undo' => $this->writes->undo(...),
            'prefer' => $this->writes->prefer(...),
            'fill' => $this->writes->fill(...),
            'holiday' => $this->writes->holiday(...),
            'workday' => $this->writes->workday(...),
        ];
        $action = fn(string $key): Action => new Action(self::NAMES[$key], fn(): \Closure =>
            fn(Request $request): array => $this->answer($request, $writes[$key]));
        return array_map($action, array_keys($writes));
    }

    /**
     * @param \Closure(string, Request): array<string, string> $write Takes the station; gives field → sentence.
     * @return array<string, mixed> As `WeekReply`, or `errors`.
     * @throws Refusal 403 `not_allowed`, `invalid_nonce`, 429 `rate_limited`
     */
    private function answer(Request $request, \Closure $write): array
    {
        if (!current_user_can(self::RIGHT)) {
            throw new Refusal(403, 'not_allowed', 'Only an editor changes the schedule.');
        }
        $this->guard->demand($request);
        $station = $this->settings->find($request->text('station'));
        if ($station === null) {
            return ['errors' => ['station' => __('This station is no longer there. Load the page again.', 'onda')]];
        }
        $errors = $write($station->id, $request);
        return $errors === [] ? $this->week->of($station->id, $request->text('day')) : ['errors' => $errors];
    }
}
