<?php

declare(strict_types=1);

namespace Onda\Features\Search;

defined('ABSPATH') || exit;

/** The results of an engine. */
final class SearchAnswer
{
    /**
     * @param list<Hit> $hits Best first, at most as many as were wanted.
     * @param int $total All that there are, shown or not.
     * @param bool $is_estimate `total` is not counted to the last one.
     * @param bool $is_partial A machine that holds a part of the posts did not answer.
     * @param string $corrected The phrase that was searched instead, or empty.
     * @param list<string> $keywords What to try instead, when nothing was found.
     * @param list<string> $omitted Typed words that no post has together with the others: they were left out.
     */
    public function __construct(
        public readonly array $hits = [],
        public readonly int $total = 0,
        public readonly bool $is_estimate = false,
        public readonly bool $is_partial = false,
        public readonly string $corrected = '',
        public readonly array $keywords = [],
        public readonly array $omitted = [],
    ) {
    }
}
