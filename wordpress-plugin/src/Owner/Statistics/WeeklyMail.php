<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\OwnMail;
use Onda\Core\Text\Html;
use Onda\Features\Plays\StatisticsOptions;
use Onda\Owner\Statistics\Figures\Unit;
use Onda\Owner\Statistics\Range\RangeChoice;
use Onda\Owner\Statistics\Screen\StatisticsLinks;

defined('ABSPATH') || exit;

/** The numbers of the week before by mail, where the owner wants it: plain text, and the same as simple HTML. */
final class WeeklyMail
{
    public const EVENT = 'onda_statistics_mail';
    private const HOUR = 8;
    private const POSTS = 5;

    /** @param \Closure(): Topics $topics */
    public function __construct(private SettingsStore $settings, private \Closure $topics)
    {
    }

    public function hook(): void
    {
        add_action(self::EVENT, [$this, 'send'], 10, 0);
        foreach (['update_option_', 'add_option_'] as $hook) {
            add_action($hook . SettingsStore::OPTION, [$this, 'plan'], 10, 0);
        }
    }

    /** Keeps the event as the settings say: on the next Monday at eight, in the site's time zone, or not at all. */
    public function plan(?int $now = null): void
    {
        $now ??= time();
        wp_clear_scheduled_hook(self::EVENT);
        if (StatisticsOptions::stored($this->settings)['weeklyMail']) {
            $here = (new \DateTimeImmutable("@$now"))->setTimezone(wp_timezone());
            $monday = $here->modify('next monday')->setTime(self::HOUR, 0);
            // Each event is single: a week with a change of the clocks is not as long as others.
            wp_schedule_single_event($monday->getTimestamp(), self::EVENT);
        }
    }

    public function send(?int $now = null): void
    {
        $now ??= time();
        $options = StatisticsOptions::stored($this->settings);
        $this->plan($now);
        if (!$options['weeklyMail']) {
            return;
        }
        $was_switched = switch_to_locale(get_locale());
        $choice = RangeChoice::last_days(7, $now - DAY_IN_SECONDS);
        $lines = $this->lines($choice);
        /* translators: %s: name of the site. */
        $subject = sprintf(__('%s: the numbers of the week', 'onda'), self::site());
        $text = $this->text($lines, $choice);
        $add_text = static function (object $mailer) use ($text): void {
            $mailer->AltBody = $text;
        };
        add_action('phpmailer_init', $add_text);
        $to = $options['mailTo'] ?: (string) get_option('admin_email');
        OwnMail::send($to, $subject, $this->html($lines, $choice), ['Content-Type: text/html; charset=UTF-8']);
        remove_action('phpmailer_init', $add_text);
        $was_switched && restore_previous_locale();
    }

    /** @return list<array{string, string, string}> Title, number and change of each figure that has one. */
    public function lines(RangeChoice $choice): array
    {
        $lines = [];
        foreach (($this->topics)()->all() as $topic) {
            foreach ($topic->figures as $figure) {
                $measured = Measured::of($figure, $choice);
                $number = StatisticsWords::number($measured->total, $figure->unit);
                $line = [($figure->title)(), $number, StatisticsWords::change($measured, '', '')];
                $measured->is_empty() || array_push($lines, $line);
            }
        }
        return $lines;
    }

    /** @param list<array{string, string, string}> $lines */
    public function text(array $lines, RangeChoice $choice): string
    {
        $line = static fn(array $parts): string => "$parts[0]: $parts[1] ($parts[2])";
        $body = $lines === [] ? self::empty() : implode("\n", array_map($line, $lines));
        return self::site() . "\n" . StatisticsWords::days($choice->period) . "\n\n" . $body . $this->top_text($choice)
            . "\n\n" . __('All statistics:', 'onda') . "\n" . StatisticsLinks::page($choice->query())
            . "\n\n" . self::unsubscribe() . "\n" . StatisticsOptions::section()->url() . "\n";
    }

    /** @param list<array{string, string, string}> $lines */
    public function html(array $lines, RangeChoice $choice): string
    {
        $rows = '';
        foreach ($lines as [$title, $number, $change]) {
            $head = ['align' => is_rtl() ? 'right' : 'left', 'scope' => 'row'];
            $rows .= Html::tag('tr', [], Html::tag('th', $head, Html::text($title))
                . Html::tag('td', ['align' => 'right'], Html::tag('strong', [], Html::text($number)))
                . Html::tag('td', [], Html::text($change)));
        }
        $body = $lines === []
            ? Html::tag('p', [], Html::text(self::empty()))
            : Html::tag('table', ['cellpadding' => 6], $rows);
        $all = Html::tag('a', ['href' => StatisticsLinks::page($choice->query())], Html::text(__('All statistics', 'onda')));
        $stop = Html::tag('a', ['href' => StatisticsOptions::section()->url()], Html::text(self::unsubscribe()));
        $head = Html::tag('h1', [], Html::text(self::site()))
            . Html::tag('p', [], Html::text(StatisticsWords::days($choice->period)));
        $page = ['lang' => get_bloginfo('language'), 'dir' => is_rtl() ? 'rtl' : 'ltr'];
        return '<!doctype html>' . Html::tag('html', $page, Html::tag('body', [], $head . $body
            . Html::tag('p', [], $all) . Html::tag('p', [], Html::tag('small', [], $stop))));
    }

    private function top_text(RangeChoice $choice): string
    {
        $ranking = ($this->topics)()->ranking('top-posts');
        if ($ranking === null) {
            return '';
        }
        [$period, $before] = [$choice->period, $choice->before()];
        $text = '';
        foreach (($ranking->rows)($period->from, $period->to, $before->from, $before->to, self::POSTS) as $place => $row) {
            $number = StatisticsWords::number((float) $row->numbers['views'], Unit::Count);
            $text .= "\n" . ($place + 1) . ". $row->label ($number)";
        }
        return $text === '' ? '' : "\n\n" . ($ranking->title)() . $text;
    }

    private static function empty(): string
    {
        return __('Nobody read, listened or searched here in these days.', 'onda');
    }

    private static function unsubscribe(): string
    {
        return __('You get this mail because it is chosen in the settings of the site. Stop it there.', 'onda');
    }

    /** The site's name as plain text, on one line. */
    private static function site(): string
    {
        $name = wp_specialchars_decode((string) get_option('blogname'), ENT_QUOTES);
        return trim((string) preg_replace('/\s+/', ' ', $name));
    }
}
