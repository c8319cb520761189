<?php

declare(strict_types=1);

namespace Onda\Admin\Import;

use Onda\Admin\Fields;
use Onda\Admin\Screen;
use Onda\Admin\Tab;
use Onda\Http\Request;
use Onda\Http\Router;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** Shows what other plugins left, tries an import without a change, runs it with its progress, and reports. */
final class ImportTab
{
    public const ACTION = 'onda_import';
    private const ID = 'import';

    /** @param \Closure(): list<Source> $sources */
    public function __construct(private Importer $importer, private \Closure $sources)
    {
    }

    public function hook(): void
    {
        add_action('admin_post_' . self::ACTION, [$this, 'run'], 10, 0);
    }

    public function tab(): Tab
    {
        $title = static fn(): string => __('Import', 'onda');
        return new Tab(Screen::Tools, self::ID, 10, $title, $this->page(...));
    }

    public function run(): void
    {
        check_admin_referer(self::ACTION);
        $request = Request::from_globals(true);
        $source = $this->source($request->text('source'));
        if ($source !== null && current_user_can('manage_options')) {
            $mode = $request->text('mode');
            $mode === 'go-on' || $this->importer->start($source, $mode === 'try');
            $this->importer->run($source);
        }
        Router::lead(Screen::Tools->url(self::ID));
    }

    public function page(): void
    {
        $cards = '';
        foreach (($this->sources)() as $source) {
            $found = $source->found();
            $inner = $found === [] ? '' : $this->card($source, $found);
            $cards .= $inner === '' ? '' : Fields::card("onda-import-{$source->id()}", $source->title(), $inner);
        }
        $nothing = __('No data of another plugin that Onda can read was found in this database.', 'onda');
        Html::write($cards === '' ? Html::tag('p', [], Html::text($nothing)) : $cards);
    }

    /** @param array<string, int> $found */
    private function card(Source $source, array $found): string
    {
        $items = '';
        foreach ($found as $what => $count) {
            $items .= Html::tag('li', [], Html::text("$what: " . number_format_i18n($count)));
        }
        $state = $this->importer->state();
        $is_this = $state['source'] === $source->id();
        $progress = $is_this ? self::progress($state) : '';
        if ($is_this && !$state['is_done']) {
            $buttons = self::button('go-on', __('Go on', 'onda'), true);
        } else {
            $buttons = self::button('import', __('Import', 'onda'), true) . ' '
                . self::button('try', __('Try without a change', 'onda'), false);
        }
        $hidden = Html::hidden([
            'action' => self::ACTION,
            '_wpnonce' => wp_create_nonce(self::ACTION),
            'source' => $source->id(),
        ]);
        $form = ['method' => 'post', 'action' => admin_url('admin-post.php')];
        return Html::tag('ul', [], $items) . $progress . Html::tag('form', $form, $hidden . Html::tag('p', [], $buttons));
    }

    /** @param array<string, mixed> $state */
    private static function progress(array $state): string
    {
        $seen = $state['taken'] + $state['known'] + $state['wrong'];
        $sentence = sprintf(
            $state['is_dry']
                /* translators: 1: a number, 2: a number, 3: a number. */
                ? __('A trial. To be taken over: %1$s. Here already: %2$s. Not readable: %3$s.', 'onda')
                /* translators: 1: a number, 2: a number, 3: a number. */
                : __('Taken over: %1$s. Here already: %2$s. Not readable: %3$s.', 'onda'),
            ...array_map(number_format_i18n(...), [$state['taken'], $state['known'], $state['wrong']])
        );
        $bar = ['value' => min($seen, $state['total']), 'max' => max(1, $state['total'])];
        $bar['aria-label'] = __('Progress of the import', 'onda');
        $progress = $state['is_done'] ? '' : Html::tag('p', [], Html::tag('progress', $bar));
        $kind = $state['is_done'] ? 'success' : 'info';
        $notice = ['class' => "notice notice-$kind inline", 'role' => 'status'];
        return $progress . Html::tag('div', $notice, Html::tag('p', [], Html::text($sentence)));
    }

    private static function button(string $mode, string $text, bool $is_first): string
    {
        $class = $is_first ? 'button button-primary' : 'button';
        return Html::tag('button', ['class' => $class, 'name' => 'mode', 'value' => $mode], Html::text($text));
    }

    private function source(string $id): ?Source
    {
        foreach (($this->sources)() as $source) {
            if ($source->id() === $id) {
                return $source;
            }
        }
        return null;
    }
}
