<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Core\Site\Input;
use Onda\Features\Schedule\Week\Slot;

defined('ABSPATH') || exit;

/** Makes a slot of what an owner typed, or says in a sentence for each field what is wrong. */
final class SlotRules
{
    public const ALL_DAYS = 127;
    private const FIELDS = ['id', 'show', 'title', 'weekdays', 'start', 'length', 'from', 'until', 'every', 'monthWeeks',
        'kind', 'repeats', 'repeatsDays', 'onHolidays', 'hosts', 'monday'];
    private const MAX_NAME = 200;
    private const MAX_LENGTH = 10080;
    private const MAX_WEEKS = 8;
    private const ALL_MONTH_WEEKS = 63;
    private const MAX_REPEATS_DAYS = 366;

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
        return array_filter([
            'title' => self::name_error($typed['title'], true),
            'weekdays' => self::is_number($typed['weekdays'], 1, self::ALL_DAYS) ? '' : self::no_day(),
            'start' => ScheduleDay::is_time($typed['start']) ? '' : __('The hour is written as 18:30.', 'onda'),
            'length' => self::is_number($typed['length'], 1, self::MAX_LENGTH) ? '' : self::wrong_length(),
            'every' => self::is_number($typed['every'], 1, self::MAX_WEEKS)
                ? '' : __('Choose a number of weeks from 1 to 8.', 'onda'),
            'monthWeeks' => self::is_number($typed['monthWeeks'], 0, self::ALL_MONTH_WEEKS)
                ? '' : __('Choose weeks of the month, or none for all.', 'onda'),
            'kind' => in_array($typed['kind'], Slot::KINDS, true) ? '' : __('Choose one of the kinds.', 'onda'),
            'onHolidays' => in_array($typed['onHolidays'] ?: 'as_usual', Slot::ON_HOLIDAYS, true)
                ? '' : __('Choose what it does on holidays.', 'onda'),
        ] + self::day_errors($typed['from'], $typed['until']));
    }

    /** @return array<string, string> */
    private static function day_errors(string $from, string $until): array
    {
        $error = static fn(string $day): string => $day === '' || ScheduleDay::is_day($day) ? '' : ScheduleDay::wrong_day();
        $errors = ['from' => $error($from), 'until' => $error($until)];
        $is_backwards = array_filter($errors) === [] && $until !== '' && $until < $from;
        return ['until' => $is_backwards ? __('The last day is before the first one.', 'onda') : $errors['until']] + $errors;
    }

    /**
     * @param array<string, string> $typed Without errors.
     * @param Slot|null $first Whose airing it repeats; null where there is no such slot.
     * @return string A sentence, or nothing.
     */
    public static function repeat_error(array $typed, ?Slot $first): string
    {
        if (!self::is_repeat($typed)) {
            return '';
        }
        if ($first === null || $first->id === (int) $typed['id']) {
            return __('What it repeats is no longer there. Choose another show.', 'onda');
        }
        if (!self::is_number($typed['repeatsDays'] ?: '0', 0, self::MAX_REPEATS_DAYS)) {
            return __('Write how many days later it airs: 0 for the same day.', 'onda');
        }
        $days = (int) $typed['repeatsDays'];
        if (1440 * $days + ScheduleDay::minutes($typed['start']) <= $first->start) {
            return __('It would air before what it repeats.', 'onda');
        }
        // The days of the first airings, as many days later.
        $week = $first->weekdays << $days % 7;
        if ((($week | $week >> 7) & (int) $typed['weekdays']) !== 0) {
            return '';
        }
        return sprintf(_n(
            /* translators: 1: a show, 2: a number. */
            '%1$s does not air %2$s day before any of these days.',
            '%1$s does not air %2$s days before any of these days.',
            $days,
            'onda',
        ), $first->title, $days);
    }

    /** @param array<string, string> $typed */
    private static function is_repeat(array $typed): bool
    {
        return $typed['kind'] === 'repeat' && (int) $typed['repeats'] > 0;
    }

    /**
     * @param array<string, string> $typed Without errors.
     * @param list<int>|null $hosts
     */
    public static function of(array $typed, int $show, ?array $hosts, ?Slot $former): Slot
    {
        $every = (int) $typed['every'];
        $is_as_before = $former !== null && $former->every === $every && $former->anchor !== '';
        $first = ScheduleDay::is_day($typed['from']) ? $typed['from'] : $typed['monday'];
        $own = [
            'id' => $former->id ?? 0,
            'show' => $show,
            'title' => $typed['title'],
            'weekdays' => (int) $typed['weekdays'],
            'start' => ScheduleDay::minutes($typed['start']),
            'length' => (int) $typed['length'],
            'from' => $typed['from'],
            'until' => $typed['until'],
            'every' => $every,
            'anchor' => $every === 1 ? '' : ($is_as_before ? $former->anchor : ScheduleDay::monday($first)),
            'month_weeks' => (int) $typed['monthWeeks'],
            'kind' => $typed['kind'],
            'repeats' => self::is_repeat($typed) ? (int) $typed['repeats'] : 0,
            'repeats_days' => self::is_repeat($typed) ? (int) $typed['repeatsDays'] : 0,
            'on_holidays' => $typed['onHolidays'] ?: 'as_usual',
            'hosts' => $hosts,
            'changed_at' => time(),
        ];
        return new Slot(...$own + ($former === null ? [] : get_object_vars($former)));
    }

    public static function name_error(string $name, bool $is_needed): string
    {
        if ($is_needed && $name === '') {
            return __('Write the name of the show.', 'onda');
        }
        return mb_strlen($name) > self::MAX_NAME ? __('This text has 200 characters at most.', 'onda') : '';
    }

    public static function no_day(): string
    {
        return __('Choose at least one day.', 'onda');
    }

    public static function wrong_length(): string
    {
        return __('A show takes between one minute and seven days.', 'onda');
    }

    private static function is_number(string $text, int $from, int $until): bool
    {
        return ctype_digit($text) && strlen($text) < 8 && (int) $text >= $from && (int) $text <= $until;
    }
}
