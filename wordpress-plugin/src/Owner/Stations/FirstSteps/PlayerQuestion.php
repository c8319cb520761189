<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\FirstSteps;

use Onda\Core\Forms\Screen;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Settings\PlayerPlace;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;
use Onda\Owner\Forms\SectionForm;
use Onda\Owner\Home\Task;

defined('ABSPATH') || exit;

/** Asks once where the player stands. A single press does it: the bar stands at once, a page begins as a draft. */
final class PlayerQuestion
{
    public const ACTION = 'onda_on_air_page';
    private const PLACE = 30;

    public static function hook(): void
    {
        add_action('admin_post_' . self::ACTION, [self::class, 'answer'], 10, 0);
    }

    public static function answer(): void
    {
        check_admin_referer(self::ACTION);
        $place = Request::from_globals(true)->text('choice') ?: PlayerPlace::PAGE;
        $may_choose = current_user_can('manage_options');
        if ($may_choose) {
            PlayerPlace::choose($place);
        }
        if ($place === PlayerPlace::PAGE || !$may_choose) {
            OnAirPage::open();
        }
        Output::lead(add_query_arg(SectionForm::SAVED, '1', Screen::Stations->url('player')));
    }

    public static function task(): Task
    {
        return new Task(
            self::PLACE,
            __('Where should the radio play?', 'onda'),
            // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
            __('In the bar the sound goes on while visitors move from page to page. You can change this later under Stations, Player.', 'onda'),
            self::is_answered(...),
            '',
            '',
            self::ACTION,
            PlayerPlace::choices(),
        );
    }

    private static function is_answered(): bool
    {
        return PlayerPlace::stored(new SettingsStore()) !== '' || (new PlayerPageRepository())->is_public();
    }

    /** The question where a station has just been saved; empty once it is answered. */
    public static function markup(): string
    {
        $task = self::task();
        if ((new SettingsStore())->all() === [] || $task->is_done()) {
            return '';
        }
        $question = Html::tag('strong', [], Html::text($task->title)) . ' ' . Html::text($task->text);
        return Html::tag('div', ['class' => 'onda-question'], Html::tag('p', [], $question) . $task->way(true));
    }
}
