<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Figures;

defined('ABSPATH') || exit;

/** The statistics of one feature: a page of the screen. Nothing is read before it is shown. */
final class Topic
{
    /**
     * @param string $id Small letters and hyphens; no other topic has it.
     * @param int $place The screen shows lower numbers first.
     * @param \Closure(): string $title
     * @param list<Figure> $figures
     * @param list<Ranking> $rankings
     */
    public function __construct(
        public readonly string $id,
        public readonly int $place,
        public readonly \Closure $title,
        public readonly array $figures,
        public readonly array $rankings = [],
    ) {
    }
}
