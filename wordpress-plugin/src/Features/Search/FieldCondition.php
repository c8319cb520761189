<?php

declare(strict_types=1);

namespace Onda\Features\Search;

defined('ABSPATH') || exit;

/** A custom field that must have one of some values, or a number within bounds. */
final class FieldCondition
{
    /**
     * @param string $field Name of the custom field, one that the owner opened for this search box.
     * @param list<string> $values One of them is its value; empty where the bounds decide.
     * @param float|null $min Inclusive.
     * @param float|null $max Inclusive.
     */
    public function __construct(
        public readonly string $field,
        public readonly array $values = [],
        public readonly ?float $min = null,
        public readonly ?float $max = null,
    ) {
    }
}
