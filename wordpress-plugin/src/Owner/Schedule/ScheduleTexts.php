<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

defined('ABSPATH') || exit;

/** The texts of the screen's script. */
final class ScheduleTexts
{
    /** @return array<string, string> */
    public static function all(): array
    {
        return self::of_week() + self::of_slot() + self::of_change() + self::of_parts() + [
            'limited' => __('That was very fast. Wait a minute and try again.', 'onda'),
            'session' => __('You are signed out, or this page was open for too long. Load it again.', 'onda'),
            'offline' => __('The server does not answer. Nothing was saved; try again.', 'onda'),
            'server' => __('The server answers with an error. Nothing was saved; try again.', 'onda'),
        ];
    }

    /** @return array<string, string> */
    private static function of_week(): array
    {
        return [
            'before' => __('Previous week', 'onda'),
            'today' => __('This week', 'onda'),
            'after' => __('Next week', 'onda'),
            'station' => __('Station', 'onda'),
            'view' => _x('View', 'of a week', 'onda'),
            'week' => __('Week', 'onda'),
            'list' => __('List', 'onda'),
            'add' => __('Add a show', 'onda'),
            // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
            'help' => __('Press an empty hour to add a show. Drag a show to move it, and its lower edge to make it longer. With the keyboard: arrows move, Alt with up or down changes the length, Shift makes 5 minutes of 15, Delete removes. The other days of a show follow its hours.', 'onda'),
            /* translators: 1: a day, 2: a time. */
            'addAt' => __('Add a show: %1$s, %2$s', 'onda'),
            'copy' => __('Copy', 'onda'),
            /* translators: %s: a day. */
            'copyOf' => __('Copy %s to other days', 'onda'),
            'copyHelp' => __('The shows of this day air on these days, too.', 'onda'),
            /* translators: 1: a show, 2: a show, 3: a day and hours. */
            'conflict' => __('%1$s takes the place of %2$s: %3$s.', 'onda'),
            'busy' => __('Saving…', 'onda'),
            /* translators: %s: a show. */
            'done_save' => __('%s is saved.', 'onda'),
            /* translators: %s: a show. */
            'done_change' => __('%s: this day is saved.', 'onda'),
            'done_copy' => __('The day is copied.', 'onda'),
            /* translators: %s: a show. */
            'done_remove' => __('%s is removed.', 'onda'),
            'done_undo' => __('All is as before.', 'onda'),
            'undo' => __('Undo', 'onda'),
            'empty' => __('There is no show yet. Add the first one.', 'onda'),
        ];
    }

    /** @return array<string, string> */
    private static function of_slot(): array
    {
        return [
            'new' => __('New show', 'onda'),
            'show' => _x('Show', 'on the radio', 'onda'),
            'days' => __('Days', 'onda'),
            'hours' => __('Hours', 'onda'),
            'remarks' => __('Remarks', 'onda'),
            'everyDay' => __('Every day', 'onda'),
            'mondayToFriday' => __('Monday to Friday', 'onda'),
            'start' => __('From', 'onda'),
            'end' => __('Until', 'onda'),
            'kind' => __('Kind', 'onda'),
            'live' => __('Live', 'onda'),
            'recorded' => __('Recorded', 'onda'),
            'repeat' => __('Repeat', 'onda'),
            'automation' => __('Automatic music', 'onda'),
            'hosts' => __('Hosts, with commas between', 'onda'),
            'more' => __('Not every week, or not always', 'onda'),
            'every' => __('Every how many weeks', 'onda'),
            /* translators: %s: a number. */
            'everyWeeks' => __('every %s weeks', 'onda'),
            'from' => __('First day', 'onda'),
            'until' => __('Last day', 'onda'),
            /* translators: %s: a day. */
            'validFrom' => __('from %s', 'onda'),
            /* translators: %s: a day. */
            'validUntil' => __('until %s', 'onda'),
            'moreDays' => __('Whole days longer', 'onda'),
            'monthWeeks' => __('Only in these weeks of the month', 'onda'),
            'monthWeek0' => _x('first', 'week of a month', 'onda'),
            'monthWeek1' => _x('second', 'week of a month', 'onda'),
            'monthWeek2' => _x('third', 'week of a month', 'onda'),
            'monthWeek3' => _x('fourth', 'week of a month', 'onda'),
            'monthWeek4' => _x('fifth', 'week of a month', 'onda'),
            'monthWeek5' => _x('last', 'week of a month', 'onda'),
            'save' => __('Save', 'onda'),
            'close' => __('Cancel', 'onda'),
            'change' => __('Change', 'onda'),
            'remove' => __('Remove', 'onda'),
        ];
    }

    /** @return array<string, string> */
    private static function of_change(): array
    {
        return [
            /* translators: %s: a day. */
            'onlyOn' => __('Only on %s', 'onda'),
            'day' => __('Day', 'onda'),
            'reason' => __('Reason, which visitors read', 'onda'),
            'cancel' => __('Does not air on this day', 'onda'),
            'restore' => __('As usual again', 'onda'),
            'differ' => __('Another time or another show', 'onda'),
            'otherShow' => __('Show on this day', 'onda'),
            'saveDay' => __('Save for this day', 'onda'),
            'is_cancel' => __('does not air', 'onda'),
            'is_move' => __('moved', 'onda'),
            'is_replace' => __('another show', 'onda'),
        ];
    }

    /** @return array<string, string> */
    private static function of_parts(): array
    {
        return [
            'firstWeek' => __('Begin with a week to change', 'onda'),
            // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
            'firstWeekHelp' => __('One press puts shows into the empty week. Press a show to give it its own name; what does not fit is moved or removed, and Undo takes all of it back.', 'onda'),
            'musicWeek' => __('A music station', 'onda'),
            'musicShows' => __('Mornings, requests, new releases, a top 40', 'onda'),
            'talkWeek' => __('A talk station', 'onda'),
            'talkShows' => __('News, magazines, interviews, sports', 'onda'),
            'communityWeek' => __('A community station', 'onda'),
            'communityShows' => __('The town, its school, its associations and its music', 'onda'),
            'done_fill' => __('The first week is there. Press a show to give it its own name.', 'onda'),
            /* translators: %s: a show. */
            'done_prefer' => __('%s is on air where the two meet.', 'onda'),
            /* translators: %s: a holiday. */
            'done_holiday' => __('The holiday is saved: %s', 'onda'),
            /* translators: %s: a holiday. */
            'done_workday' => __('The holiday is removed: %s', 'onda'),
            'holidays' => __('Holidays', 'onda'),
            // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
            'holidaysHelp' => __('On a holiday the station may run like on another day, such as Sunday. A show may also air on holidays only, or not on holidays: press the show.', 'onda'),
            /* translators: %s: a number. */
            'pastHolidays' => __('Past holidays: %s', 'onda'),
            'holidayDay' => _x('Date', 'of a holiday', 'onda'),
            'holidayName' => __('Name of the holiday', 'onda'),
            'runsLike' => __('Runs like', 'onda'),
            'ownDay' => __('its own day', 'onda'),
            /* translators: %s: a day of the week. */
            'runsAs' => __('runs like %s', 'onda'),
            'addHoliday' => __('Save the holiday', 'onda'),
            'repeats' => __('Repeats what aired', 'onda'),
            'repeatsNothing' => __('Not one certain show', 'onda'),
            'repeatsDays' => __('Days after the first airing', 'onda'),
            'onHolidays' => __('On holidays', 'onda'),
            'as_usual' => __('airs as usual', 'onda'),
            'skip' => __('not on holidays', 'onda'),
            'only' => __('on holidays only', 'onda'),
            /* translators: %s: a show. */
            'winsOver' => __('Wins over %s', 'onda'),
            /* translators: %s: a show. */
            'wins' => __('%s wins', 'onda'),
            'is_skipped' => __('does not air: the clocks change, and there is no such hour on this day', 'onda'),
        ];
    }
}
