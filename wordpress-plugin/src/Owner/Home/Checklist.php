<?php

declare(strict_types=1);

namespace Onda\Owner\Home;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The first steps on the Home screen. A user can put them away and bring them back. */
final class Checklist
{
    public const TOGGLE = 'onda_checklist';
    /** User meta: `1` while the list is put away. */
    private const AWAY = 'onda_checklist_away';

    /** @param \Closure(): list<Task> $tasks */
    public function __construct(private \Closure $tasks)
    {
    }

    public function hook(): void
    {
        add_action('admin_post_' . self::TOGGLE, [$this, 'toggle'], 10, 0);
    }

    public function toggle(): void
    {
        check_admin_referer(self::TOGGLE);
        $is_away = Request::from_globals(true)->text('away') === '1';
        $user = get_current_user_id();
        $is_away ? update_user_meta($user, self::AWAY, '1') : delete_user_meta($user, self::AWAY);
        Output::lead(Screen::Home->url());
    }

    public function markup(): string
    {
        if ((bool) get_user_meta(get_current_user_id(), self::AWAY, true)) {
            return self::button('', __('Show the first steps', 'onda'));
        }
        $tasks = ($this->tasks)();
        usort($tasks, static fn(Task $one, Task $other): int => $one->place <=> $other->place);
        $steps = array_filter($tasks, static fn(Task $task): bool => !$task->is_extra());
        $extras = array_filter($tasks, static fn(Task $task): bool => $task->is_extra());
        $states = array_map(static fn(Task $task): bool => $task->is_done(), $steps);
        $done = count(array_filter($states));
        $is_next = true;
        $items = '';
        foreach ($steps as $key => $step) {
            $items .= self::item($step, $states[$key], !$states[$key] && $is_next);
            $is_next = $is_next && $states[$key];
        }
        /* translators: 1: number of steps that are done, 2: number of all steps. */
        $sum = sprintf(_n('%1$d of %2$d done', '%1$d of %2$d done', $done, 'onda'), $done, count($steps));
        $progress = Html::tag('progress', ['value' => $done, 'max' => max(1, count($steps)), 'aria-label' => $sum]);
        $list = Html::tag('ol', ['class' => 'onda-steps'], $items);
        return Fields::card('onda-checklist', __('First steps', 'onda'), Html::tag('p', [], $progress . ' '
            . Html::text($sum)) . $list . self::extras($extras) . self::button('1', __('Put this list away', 'onda')));
    }

    private static function item(Task $task, bool $is_done, bool $is_next): string
    {
        $state = $is_done ? __('Done:', 'onda') : __('To do:', 'onda');
        $title = Html::tag('span', ['class' => 'screen-reader-text'], Html::text("$state "))
            . Html::tag('strong', [], Html::text($task->title));
        $more = $is_done ? '' : Html::tag('p', [], Html::text($task->text)) . $task->way($is_next);
        return Html::tag('li', ['data-state' => $is_done ? 'done' : 'open'], $title . $more);
    }

    /** @param array<Task> $extras */
    private static function extras(array $extras): string
    {
        $items = '';
        foreach ($extras as $task) {
            $is_on = $task->is_done();
            $word = $is_on ? _x('On', 'feature', 'onda') : _x('Off', 'feature', 'onda');
            $state = Html::tag('span', ['class' => 'onda-state'], Html::text($word));
            $link = Html::tag('a', ['href' => $task->url], Html::text($task->title));
            $text = Html::tag('span', ['class' => 'description'], Html::text($task->text));
            $way = $is_on || $task->action === '' ? '' : $task->way(false);
            $items .= Html::tag('li', ['data-state' => $is_on ? 'done' : 'open'], "$link $state<br>$text$way");
        }
        return $items === '' ? '' : Html::tag('h3', ['id' => 'onda-extras'], Html::text(__('Also in Onda', 'onda')))
            . Html::tag('ul', ['class' => 'onda-extras'], $items);
    }

    private static function button(string $away, string $text): string
    {
        $hidden = ['action' => self::TOGGLE, '_wpnonce' => wp_create_nonce(self::TOGGLE), 'away' => $away];
        $button = Html::tag('button', ['class' => 'button-link'], Html::text($text));
        $form = ['method' => 'post', 'action' => admin_url('admin-post.php'), 'class' => 'onda-away'];
        return Html::tag('form', $form, Html::hidden($hidden) . $button);
    }
}
