<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Core\Site\Input;
use Onda\Features\Schedule\Week\AiringChange;

defined('ABSPATH') || exit;

/** Makes a change of one airing of what an owner typed, or says in a sentence for each field what is wrong. */
final class ChangeRules
{
    /** The airing is as its slot again. */
    public const RESTORE = 'restore';
    private const ACTIONS = ['cancel', 'move', 'replace', 'annotate', self::RESTORE];
    private const FIELDS = ['slot', 'date', 'action', 'starts', 'ends', 'title', 'reason'];
    private const MAX_SECONDS = 7 * 86400;

    /**
     * @param array<mixed> $sent
     * @return array<string, string> Every field, each one line.
     */
    public static function typed(array $sent): array
    {
        return array_map(Input::line(...), array_intersect_key($sent, array_flip(self::FIELDS)))
            + array_fill_keys(self::FIELDS, '');
    }

    /**
     * @param array<string, string> $typed
     * @return array<string, string> Field → sentence.
     */
    public static function errors(array $typed): array
    {
        $is_action = in_array($typed['action'], self::ACTIONS, true);
        $has_times = self::has_times($typed);
        return array_filter([
            'date' => ScheduleDay::is_day($typed['date']) ? '' : ScheduleDay::wrong_day(),
            'action' => $is_action ? '' : __('Choose what is different on this day.', 'onda'),
            'reason' => SlotRules::name_error($typed['reason'], false),
            'otherShow' => SlotRules::name_error($typed['title'], $typed['action'] === 'replace'),
            'starts' => $has_times && !self::is_moment($typed['starts'])
                ? __('Write the day and the hour at which it begins.', 'onda') : '',
            'ends' => $has_times ? self::end_error($typed['starts'], $typed['ends']) : '',
        ]);
    }

    /** @param array<string, string> $typed Without errors. */
    public static function of(array $typed, int $show): AiringChange
    {
        $has_times = self::has_times($typed);
        return new AiringChange(
            0,
            $typed['action'],
            (int) $typed['slot'],
            $typed['date'],
            $has_times ? $typed['starts'] : '',
            $has_times ? $typed['ends'] : '',
            $show,
            $typed['title'],
            reason: $typed['reason'],
            changed_at: time(),
        );
    }

    /**
     * Another show may have another time, too.
     *
     * @param array<string, string> $typed
     */
    private static function has_times(array $typed): bool
    {
        return $typed['action'] === 'move' || $typed['action'] === 'replace' && $typed['starts'] . $typed['ends'] !== '';
    }

    private static function end_error(string $starts, string $ends): string
    {
        if (!self::is_moment($ends)) {
            return __('Write the hour at which it ends.', 'onda');
        }
        $seconds = (int) strtotime("$ends UTC") - (int) strtotime("$starts UTC");
        $is_length = !self::is_moment($starts) || $seconds > 0 && $seconds <= self::MAX_SECONDS;
        return $is_length ? '' : SlotRules::wrong_length();
    }

    private static function is_moment(string $text): bool
    {
        [$day, $time] = explode(' ', $text, 2) + [1 => ''];
        return ScheduleDay::is_day($day) && ScheduleDay::is_time($time);
    }
}
