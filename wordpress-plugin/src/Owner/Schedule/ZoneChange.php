<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Http\Output;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Says what another time zone of the site means for the week, until an owner agrees. An offset has its own notice. */
final class ZoneChange
{
    public const ACTION = 'onda_schedule_zone';
    /** The zone to which an owner agreed. */
    private const OPTION = 'onda_schedule_zone';
    private const HALF_YEAR = 26 * WEEK_IN_SECONDS;
    /** Minutes of an hour that stands for all. */
    private const SAMPLE = 1200;

    public static function hook(): void
    {
        add_action('admin_post_' . self::ACTION, [self::class, 'agree'], 10, 0);
    }

    public static function agree(): void
    {
        check_admin_referer(self::ACTION);
        if (!current_user_can(ScheduleActions::RIGHT)) {
            Output::lead(admin_url());
        }
        update_option(self::OPTION, wp_timezone_string(), false);
        Output::lead(Screen::Schedule->url());
    }

    public static function forget(): void
    {
        delete_option(self::OPTION);
    }

    /** @return string Markup, or nothing. */
    public static function notice(bool $has_shows, int $now): string
    {
        [$former, $current] = [(string) get_option(self::OPTION), wp_timezone_string()];
        if ($former === $current || self::is_offset($current)) {
            return '';
        }
        $sentence = $has_shows && in_array($former, timezone_identifiers_list(\DateTimeZone::ALL_WITH_BC), true)
            ? self::sentence(new \DateTimeZone($former), wp_timezone(), $now) : '';
        if ($sentence === '') {
            update_option(self::OPTION, $current, false);
            return '';
        }
        $link = ['href' => admin_url('options-general.php#timezone_string')];
        $back = Html::tag('a', $link, Html::text(__('Choose another city', 'onda')));
        $agree = Fields::action(self::ACTION, __('That is right', 'onda'));
        return Fields::notice('warning', $sentence, Html::tag('p', [], $back) . $agree);
    }

    public static function is_offset(string $zone): bool
    {
        return preg_match('/^[+-]/', $zone) === 1;
    }

    /** @return string Nothing where the clocks of both are alike. */
    private static function sentence(\DateTimeZone $former, \DateTimeZone $current, int $now): string
    {
        [$later, $in_half_a_year] = array_map(static function (int $moment) use ($former, $current): int {
            $at = new \DateTimeImmutable("@$moment");
            return $former->getOffset($at) - $current->getOffset($at);
        }, [$now, $now + self::HALF_YEAR]);
        if ($later === 0 && $in_half_a_year === 0) {
            return '';
        }
        $hour = gmdate((string) get_option('time_format'), self::SAMPLE * MINUTE_IN_SECONDS);
        /* translators: 1: an hour, 2: a city. */
        $kept = __('Your shows keep their hours: %1$s stays %1$s, now in %2$s.', 'onda');
        $heard = match ($later <=> 0) {
            /* translators: %s: hours. */
            1 => __('Listeners hear them %s later.', 'onda'),
            /* translators: %s: hours. */
            -1 => __('Listeners hear them %s earlier.', 'onda'),
            default => __('Listeners notice it when the clocks change.', 'onda'),
        };
        $city = strtr(substr((string) strrchr('/' . $current->getName(), '/'), 1), '_', ' ');
        return sprintf($kept, $hour, $city) . ' ' . sprintf($heard, self::length(abs($later)));
    }

    private static function length(int $seconds): string
    {
        [$hours, $minutes] = [intdiv($seconds, HOUR_IN_SECONDS), intdiv($seconds % HOUR_IN_SECONDS, MINUTE_IN_SECONDS)];
        return implode(' ', array_filter([
            /* translators: %s: a number. */
            $hours === 0 ? '' : sprintf(_n('%s hour', '%s hours', $hours, 'onda'), number_format_i18n($hours)),
            /* translators: %s: a number. */
            $minutes === 0 ? '' : sprintf(_n('%s minute', '%s minutes', $minutes, 'onda'), number_format_i18n($minutes)),
        ]));
    }
}
