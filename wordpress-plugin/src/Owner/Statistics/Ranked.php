<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics;

use Onda\Core\Http\Request;
use Onda\Owner\Statistics\Figures\Ranking;
use Onda\Owner\Statistics\Figures\Row;
use Onda\Owner\Statistics\Range\RangeChoice;

defined('ABSPATH') || exit;

/** The rows of a ranking in the order that the address of the screen says: `sort=RANKING.COLUMN.asc`. */
final class Ranked
{
    /**
     * @param array<string, string> $columns Key → title; the first is that of the labels.
     * @param list<Row> $rows
     * @param string $column Key that the rows are sorted by; empty for the ranking's own order.
     */
    private function __construct(
        public readonly Ranking $ranking,
        public readonly array $columns,
        public readonly array $rows,
        public readonly string $column,
        public readonly bool $is_ascending,
    ) {
    }

    public static function of(Ranking $ranking, RangeChoice $choice, Request $request): self
    {
        [$id, $column, $direction] = explode('.', $request->text('sort')) + ['', '', ''];
        $columns = ($ranking->columns)();
        $is_sorted = $id === $ranking->id && isset($columns[$column]);
        $before = $choice->before();
        $period = $choice->period;
        $rows = ($ranking->rows)($period->from, $period->to, $before->from, $before->to, Ranking::ROWS);
        $is_ascending = $direction === 'asc';
        $rows = $is_sorted ? self::sorted($rows, $column, $column === array_key_first($columns), $is_ascending) : $rows;
        return new self($ranking, $columns, $rows, $is_sorted ? $column : '', $is_ascending);
    }

    /** The value of `sort` that a click on the head of a column asks for: numbers begin with the highest. */
    public function next_order(string $column): string
    {
        $is_label = $column === array_key_first($this->columns);
        $is_ascending = $this->column === $column ? !$this->is_ascending : $is_label;
        return "{$this->ranking->id}.$column." . ($is_ascending ? 'asc' : 'desc');
    }

    /**
     * @param list<Row> $rows
     * @return list<Row>
     */
    private static function sorted(array $rows, string $column, bool $is_label, bool $is_ascending): array
    {
        $sign = $is_ascending ? 1 : -1;
        usort($rows, static fn(Row $one, Row $other): int => $sign * ($is_label
            ? strnatcasecmp(remove_accents($one->label), remove_accents($other->label))
            : ($one->numbers[$column] ?? 0) <=> ($other->numbers[$column] ?? 0)));
        return $rows;
    }
}
