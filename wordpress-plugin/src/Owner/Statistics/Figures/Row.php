<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Figures;

defined('ABSPATH') || exit;

/** A row of a ranking. */
final class Row
{
    /**
     * @param array<string, int|float> $numbers By column.
     * @param string $url Of what the label names; empty for none.
     * @param string $act What an editor can do about it, as the text of a link; empty for nothing.
     */
    public function __construct(
        public readonly string $label,
        public readonly array $numbers,
        public readonly string $url = '',
        public readonly string $act = '',
        public readonly string $act_url = '',
    ) {
    }
}
