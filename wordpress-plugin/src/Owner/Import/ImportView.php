<?php

declare(strict_types=1);

namespace Onda\Owner\Import;

use Onda\Core\Forms\Fields;
use Onda\Core\Text\Html;
use Onda\Owner\Menu\AdminScript;

defined('ABSPATH') || exit;

/** The card of one source on the tab Import. A script moves the bar on; without it each request shows how far it is. */
final class ImportView
{
    private const SCRIPT = 'import-progress';

    /** @param string $action Of the form and of its nonce. */
    public function __construct(private string $action)
    {
    }

    public function enqueue(): void
    {
        AdminScript::enqueue(self::SCRIPT, [
            'url' => admin_url('admin-post.php'),
            'action' => $this->action,
            'texts' => [
                'label' => self::label(),
                /* translators: %s: a number from 0 to 100. */
                'percent' => __('%s percent', 'onda'),
                'session' => __('It was interrupted: sign in again in another tab, then go on.', 'onda'),
                'offline' => __('It was interrupted: the site does not answer. Nothing is lost.', 'onda'),
                'server' => __('It was interrupted by an error of the server. Nothing is lost.', 'onda'),
                'goOn' => __('Go on', 'onda'),
            ],
        ]);
    }

    /**
     * @param array<string, int> $found
     * @param array<string, mixed> $state Of the importer.
     * @param int $undoable Things that can be taken away again.
     */
    public function card(Source $source, array $found, array $state, int $undoable): string
    {
        $items = '';
        foreach ($found as $what => $count) {
            $items .= Html::tag('li', [], Html::text("$what: " . number_format_i18n($count)));
        }
        $is_this = $state['source'] === $source->id();
        $is_open = $is_this && !$state['is_done'];
        $buttons = $is_open
            ? self::button('go-on', __('Go on', 'onda'), true)
            : self::button('import', __('Import', 'onda'), true) . ' '
                . self::button('try', __('Try without a change', 'onda'), false);
        $body = Html::tag('ul', [], $items) . ($is_this ? self::progress($state) : '')
            . $this->form($source, $buttons) . ($undoable === 0 || $is_open ? '' : $this->undoing($source, $undoable));
        $live = Html::tag('div', ['class' => 'onda-import-live']);
        $inner = $live . Html::tag('div', ['class' => 'onda-import-body'], $body);
        $card = Html::tag('div', ['class' => 'onda-import', 'data-source' => $source->id()], $inner);
        return Fields::card("onda-import-{$source->id()}", $source->title(), $card);
    }

    /** @param array<string, mixed> $state Of the importer. */
    public static function sentence(array $state): string
    {
        $numbers = array_map(number_format_i18n(...), [$state['taken'], $state['known'], $state['wrong']]);
        return sprintf(match (true) {
            /* translators: 1: a number, 2: a number. */
            $state['is_undo'] => __('%1$s were taken away again, %2$s stay: somebody has changed them since.', 'onda'),
            /* translators: 1: a number, 2: a number, 3: a number. */
            $state['is_dry'] => __('A trial: %1$s would be taken over, %2$s are here already, %3$s cannot be read.', 'onda'),
            /* translators: 1: a number, 2: a number, 3: a number. */
            default => __('%1$s were taken over, %2$s were here already, %3$s cannot be read.', 'onda'),
        }, ...$numbers);
    }

    /** @param array<string, mixed> $state Of the importer. */
    private static function progress(array $state): string
    {
        $value = min(Importer::seen($state), $state['total']);
        $bar = ['value' => $value, 'max' => max(1, $state['total']), 'aria-label' => self::label()];
        $progress = $state['is_done'] ? '' : Html::tag('p', [], Html::tag('progress', $bar));
        $kind = $state['is_done'] ? 'success' : 'info';
        $notice = ['class' => "notice notice-$kind inline", 'role' => 'status'];
        return $progress . Html::tag('div', $notice, Html::tag('p', [], Html::text(self::sentence($state))));
    }

    /** The question is on the screen, so that it is asked without a script too. */
    private function undoing(Source $source, int $undoable): string
    {
        $added = _n(
            /* translators: %s: a number. */
            '%s thing that the import added is taken away again.',
            '%s things that the import added are taken away again.',
            $undoable,
            'onda'
        );
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        /* translators: %s: a number of days. */
        $rest = __('What people have done here since stays, and the other plugin’s own data is not touched. This is possible for %s days.', 'onda');
        // phpcs:enable
        $said = sprintf($added, number_format_i18n($undoable)) . ' '
            . sprintf($rest, number_format_i18n(AddedRepository::DAYS));
        $button = ['class' => 'button button-link-delete', 'name' => 'mode', 'value' => 'undo'];
        $button = Html::tag('button', $button, Html::text(__('Undo the import', 'onda')));
        $summary = Html::tag('summary', [], Html::text(__('Undo the import?', 'onda')));
        return Html::tag('details', [], $summary . Html::tag('p', [], Html::text($said)) . $this->form($source, $button));
    }

    private function form(Source $source, string $buttons): string
    {
        $hidden = Html::hidden([
            'action' => $this->action,
            '_wpnonce' => wp_create_nonce($this->action),
            'source' => $source->id(),
        ]);
        $form = ['method' => 'post', 'action' => admin_url('admin-post.php')];
        return Html::tag('form', $form, $hidden . Html::tag('p', [], $buttons));
    }

    private static function button(string $mode, string $text, bool $is_first): string
    {
        $class = $is_first ? 'button button-primary' : 'button';
        return Html::tag('button', ['class' => $class, 'name' => 'mode', 'value' => $mode], Html::text($text));
    }

    private static function label(): string
    {
        return __('Progress of the import', 'onda');
    }
}
