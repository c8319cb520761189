<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;
use Onda\Core\Text\Html;
use Onda\Features\Schedule\ShowTypes;
use Onda\Owner\Menu\AdminScript;
use Onda\Owner\Menu\Tab;
use Onda\Owner\Schedule\Import\WeekFileForm;

defined('ABSPATH') || exit;

/** The screen of the schedule: a button that begins one, later the week, which a script draws. */
final class ScheduleScreen
{
    public const BEGIN = 'onda_schedule_begin';
    public const SCRIPT = 'schedule';
    /** Holidays, a first week, and the rarer fields of a slot; before the other one. */
    private const PARTS = 'schedule-parts';
    private const STYLE = 'assets/schedule.css';

    public function __construct(private SettingsStore $settings, private WeekReply $week)
    {
    }

    public static function hook(): void
    {
        add_action('admin_post_' . self::BEGIN, [self::class, 'begin'], 10, 0);
    }

    public static function begin(): void
    {
        check_admin_referer(self::BEGIN);
        if (!current_user_can(ScheduleActions::RIGHT)) {
            Output::lead(admin_url());
        }
        ShowTypes::begin();
        Output::lead(Screen::Schedule->url());
    }

    public function tab(): Tab
    {
        $title = static fn(): string => __('Schedule', 'onda');
        $is_listed = ShowTypes::is_on() || $this->settings->all() !== [];
        return new Tab(
            Screen::Schedule,
            'week',
            10,
            $title,
            $this->page(...),
            self::style(...),
            right: ScheduleActions::RIGHT,
            is_listed: $is_listed,
        );
    }

    public function page(): void
    {
        $stations = array_column($this->settings->all(), 'name', 'id');
        if ($stations === []) {
            $link = Html::tag('a', ['href' => Screen::Stations->url()], Html::text(__('Add a station', 'onda')));
            $text = __('A schedule belongs to a station, and this site has none yet.', 'onda');
            Html::write(Html::tag('p', [], Html::text($text) . ' ' . $link));
            return;
        }
        if (!ShowTypes::is_on()) {
            $text = __('Say once what airs when: visitors see the week, what is on now, and a page for each show.', 'onda');
            $button = Fields::action(self::BEGIN, __('Begin the schedule', 'onda'));
            Html::write(Html::tag('p', [], Html::text($text)) . $button);
            return;
        }
        $week = $this->week->of((string) array_key_first($stations), '');
        $this->load($stations, $week);
        $problem = WeekFileForm::problem(Request::from_globals(true));
        $zone = ZoneChange::notice($week['slots'] !== [], time());
        Html::write(self::offset_notice() . $zone . self::lists() . self::place() . WeekFileForm::form($problem));
    }

    private static function style(): void
    {
        $plugin = dirname(__DIR__, 3);
        $version = (string) filemtime("$plugin/" . self::STYLE);
        wp_enqueue_style('onda-schedule', plugins_url(self::STYLE, "$plugin/onda.php"), [], $version);
    }

    /**
     * @param array<string, string> $stations Id → name.
     * @param array<string, mixed> $week Of the first.
     */
    private function load(array $stations, array $week): void
    {
        AdminScript::enqueue(self::PARTS, []);
        AdminScript::enqueue(self::SCRIPT, [
            'url' => admin_url('admin-ajax.php'),
            'nonce' => wp_create_nonce(ScheduleActions::NONCE),
            'stations' => $stations,
            'week' => $week,
            'texts' => ScheduleTexts::all(),
        ]);
    }

    /** An offset knows no change of the clocks. */
    private static function offset_notice(): string
    {
        $zone = wp_timezone_string();
        if (!ZoneChange::is_offset($zone)) {
            return '';
        }
        /* translators: %s: an offset, such as +02:00. */
        $text = __('The time zone of this site is %s: when the clocks change, every show will be an hour off.', 'onda');
        $link = ['href' => admin_url('options-general.php#timezone_string')];
        $more = Html::tag('a', $link, Html::text(__('Choose a city', 'onda')));
        return Fields::notice('warning', sprintf($text, $zone), Html::tag('p', [], $more));
    }

    private static function lists(): string
    {
        $link = static fn(string $type, string $text): string =>
            Html::tag('a', ['href' => admin_url("edit.php?post_type=$type")], Html::text($text));
        $links = $link(ShowTypes::SHOW, __('Shows', 'onda')) . ' | ' . $link(ShowTypes::HOST, __('Hosts', 'onda'));
        return Html::tag('p', [], $links);
    }

    /** The script takes the place of the sentence. */
    private static function place(): string
    {
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $text = __('A script draws the week. If it does not come, JavaScript is off or a file of WordPress is missing.', 'onda');
        return Html::tag('div', ['id' => 'onda-schedule'], Html::tag('p', [], Html::text($text)));
    }
}
