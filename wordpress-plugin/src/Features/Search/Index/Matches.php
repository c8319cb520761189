<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

defined('ABSPATH') || exit;

/** The posts that match, and how well. */
final class Matches
{
    /**
     * @param array<int, int> $scores By post.
     * @param bool $is_cut There are more than these.
     * @param int $total As many as there may be in all.
     */
    public function __construct(public readonly array $scores, public readonly bool $is_cut, public readonly int $total)
    {
    }

    /** These, then all others. */
    public function before(self $others): self
    {
        $behind = array_map(static fn(int $score): int => ($score >> Weight::OTHER_WORD_SHIFT) + 1, $others->scores);
        return new self($this->scores + $behind, $this->is_cut || $others->is_cut, max($this->total, $others->total));
    }

    /** @param list<int> $posts */
    public function without(array $posts): self
    {
        $scores = array_diff_key($this->scores, array_flip($posts));
        return new self($scores, $this->is_cut, $this->total - count($this->scores) + count($scores));
    }

    /** @return list<int> The best, the newer first among equals. */
    public function best(int $limit): array
    {
        $by_score = [];
        foreach ($this->scores as $post => $score) {
            $by_score[$score][] = $post;
        }
        krsort($by_score);
        $best = [];
        foreach ($by_score as $posts) {
            rsort($posts);
            array_push($best, ...$posts);
            if (count($best) >= $limit) {
                break;
            }
        }
        return array_slice($best, 0, $limit);
    }
}
