<?php

declare(strict_types=1);

namespace Onda\Owner\Import;

use Onda\Core\Forms\Screen;
use Onda\Core\Http\Document;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Text\Html;
use Onda\Owner\Menu\Tab;

defined('ABSPATH') || exit;

/** Shows what other plugins left, tries an import without a change, runs it, reports and undoes it. */
final class ImportTab
{
    public const ACTION = 'onda_import';
    private const ID = 'import';

    private ImportView $view;

    /** @param \Closure(): list<Source> $sources */
    public function __construct(
        private Importer $importer,
        private AddedRepository $added,
        private \Closure $sources,
    ) {
        $this->view = new ImportView(self::ACTION);
    }

    public function hook(): void
    {
        add_action('admin_post_' . self::ACTION, [$this, 'run'], 10, 0);
    }

    public function tab(): Tab
    {
        $title = static fn(): string => __('Import', 'onda');
        return new Tab(Screen::Tools, self::ID, 10, $title, $this->page(...), $this->load(...));
    }

    public function load(): void
    {
        $this->added->forget_old(time());
        $this->view->enqueue();
    }

    public function run(): void
    {
        check_admin_referer(self::ACTION);
        $request = Request::from_globals(true);
        $source = $this->source($request->text('source'));
        if (!current_user_can('manage_options')) {
            Output::lead(admin_url());
        }
        $is_live = $request->text('format') === 'json';
        $source === null || $this->go($source, $request->text('mode'), $is_live ? Importer::SHORT : Importer::LONG);
        if ($is_live) {
            $report = self::report($this->importer->state());
            Output::send_document(new Document(200, 'application/json', (string) wp_json_encode($report)));
        }
        Output::lead(Screen::Tools->url(self::ID));
    }

    public function page(): void
    {
        $cards = '';
        $state = $this->importer->state();
        foreach (($this->sources)() as $source) {
            $found = $source->found();
            $undoable = $this->importer->undoable($source);
            $is_shown = $found !== [] || $undoable > 0;
            $cards .= $is_shown ? $this->view->card($source, $found, $state, $undoable) : '';
        }
        $nothing = __('No data of another plugin that Onda can read was found in this database.', 'onda');
        Html::write($cards === '' ? Html::tag('p', [], Html::text($nothing)) : $cards);
    }

    private function go(Source $source, string $mode, float $seconds): void
    {
        match ($mode) {
            'go-on' => null,
            'undo' => $this->importer->start_undo($source),
            default => $this->importer->start($source, $mode === 'try'),
        };
        $this->importer->run($source, $seconds);
    }

    /**
     * @param array<string, mixed> $state Of the importer.
     * @return array{seen: int, total: int, done: bool, sentence: string}
     */
    private static function report(array $state): array
    {
        return [
            'seen' => Importer::seen($state),
            'total' => max(1, $state['total']),
            'done' => $state['is_done'],
            'sentence' => ImportView::sentence($state),
        ];
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
