<?php

declare(strict_types=1);

namespace Onda\Search\Index;

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

    /** @param non-empty-list<self> $all Posts that match each of them, with the sum of their scores. */
    public static function in_all(array $all): self
    {
        usort($all, static fn(self $one, self $other): int => count($one->scores) <=> count($other->scores));
        $scores = $all[0]->scores;
        foreach (array_slice($all, 1) as $matches) {
            $both = [];
            foreach ($scores as $post => $score) {
                if (isset($matches->scores[$post])) {
                    $both[$post] = $score + $matches->scores[$post];
                }
            }
            $scores = $both;
        }
        $is_cut = array_filter($all, static fn(self $matches): bool => $matches->is_cut) !== [];
        return new self($scores, $is_cut, count($all) === 1 ? $all[0]->total : count($scores));
    }

    /** @param array<int, mixed> $posts Keys are posts. */
    public function among(array $posts): self
    {
        $scores = array_intersect_key($this->scores, $posts);
        $share = count($this->scores) === 0 ? 0 : count($scores) / count($this->scores);
        return new self($scores, $this->is_cut, $this->is_cut ? (int) round($this->total * $share) : count($scores));
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
