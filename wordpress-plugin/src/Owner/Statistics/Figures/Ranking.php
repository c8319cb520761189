<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Figures;

defined('ABSPATH') || exit;

/** A table of what was first in some days: posts, phrases, forms. */
final class Ranking
{
    /** Rows that the screen shows. */
    public const ROWS = 50;

    /**
     * @param string $id Small letters and hyphens; no other ranking has it.
     * @param \Closure(): string $title
     * @param \Closure(): non-empty-array<string, string> $columns Key → title; the first is that of the labels.
     * @param \Closure(string, string, string, string, int): list<Row> $rows Gets the first and the last day, those of
     *     the period before, and how many rows at most; the best first.
     * @param (\Closure(): string)|null $note One sentence about what it shows.
     */
    public function __construct(
        public readonly string $id,
        public readonly \Closure $title,
        public readonly \Closure $columns,
        public readonly \Closure $rows,
        public readonly ?\Closure $note = null,
    ) {
    }
}
