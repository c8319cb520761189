<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Screen;

use Onda\Core\Http\Document;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Text\CsvWriter;
use Onda\Owner\Statistics\Figures\Row;
use Onda\Owner\Statistics\Measured;
use Onda\Owner\Statistics\Range\RangeChoice;
use Onda\Owner\Statistics\Ranked;
use Onda\Owner\Statistics\Topics;

defined('ABSPATH') || exit;

/** A chart or a ranking as a file: the same rows as on the screen, in the same order. */
final class CsvExport
{
    /** @param \Closure(): Topics $topics */
    public function __construct(private \Closure $topics)
    {
    }

    public function hook(): void
    {
        add_action('admin_post_' . StatisticsLinks::CSV, [$this, 'send'], 10, 0);
    }

    /** Ends the request for whoever may not, or did not ask from the screen. */
    public function send(): void
    {
        check_admin_referer(StatisticsLinks::CSV);
        $request = Request::from_globals(true);
        $text = current_user_can('edit_others_posts') ? $this->text($request, time()) : null;
        if ($text === null) {
            Output::lead(admin_url());
        }
        $choice = RangeChoice::of($request, time());
        $name = "{$request->text('what')}-{$choice->period->from}-{$choice->period->to}.csv";
        $headers = ['Content-Disposition' => "attachment; filename=\"$name\""];
        Output::send_document(new Document(200, 'text/csv; charset=UTF-8', (string) $text, $headers));
    }

    /** Returns null where nothing has this id. A mark at the start tells spreadsheets that it is UTF-8. */
    public function text(Request $request, int $now): ?string
    {
        $topics = ($this->topics)();
        $choice = RangeChoice::of($request, $now);
        $figure = $topics->figure($request->text('what'));
        $ranking = $topics->ranking($request->text('what'));
        $rows = match (true) {
            $figure !== null => self::days(Measured::of($figure, $choice), $choice),
            $ranking !== null => self::ranking(Ranked::of($ranking, $choice, $request)),
            default => null,
        };
        return $rows === null ? null : "\u{FEFF}" . implode('', array_map(CsvWriter::line(...), $rows));
    }

    /** @return list<list<string|float>> */
    private static function days(Measured $measured, RangeChoice $choice): array
    {
        [, $title, $before] = FigureTable::heads($measured);
        $rows = [[__('From', 'onda'), __('to', 'onda'), $title, $before]];
        foreach (FigureTable::rows($measured, $choice) as $place => [, $number, $was]) {
            $part = $measured->parts[$place];
            $rows[] = [$part->from, $part->to, $number ?? '', $was ?? ''];
        }
        return $rows;
    }

    /** @return list<list<string|int|float>> */
    private static function ranking(Ranked $ranked): array
    {
        $columns = array_keys(array_slice($ranked->columns, 1));
        $cells = static fn(Row $row): array => [$row->label, ...array_map(
            static fn(string $column): int|float|string => $row->numbers[$column] ?? '',
            $columns,
        )];
        return [array_values($ranked->columns), ...array_map($cells, $ranked->rows)];
    }
}
