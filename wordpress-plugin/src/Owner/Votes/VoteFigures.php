<?php

declare(strict_types=1);

namespace Onda\Owner\Votes;

use Onda\Features\Votes\CommentVoteRepository;
use Onda\Features\Votes\VoteDayRepository;
use Onda\Owner\Statistics\Figures\Figure;
use Onda\Owner\Statistics\Figures\Topic;

defined('ABSPATH') || exit;

/** Votes on comments, for the statistics. */
final class VoteFigures
{
    /** @var array<string, array<int, array<string, int>>> By days asked for. */
    private array $days = [];

    private function __construct(private VoteDayRepository $votes)
    {
    }

    public static function topic(VoteDayRepository $votes): Topic
    {
        $figures = new self($votes);
        [$up, $down] = [$figures->of(CommentVoteRepository::UP), $figures->of(CommentVoteRepository::DOWN)];
        return new Topic('votes', 40, static fn(): string => __('Votes', 'onda'), [
            new Figure('votes-up', static fn(): string => __('Votes in favor', 'onda'), $up),
            new Figure('votes-down', static fn(): string => __('Votes against', 'onda'), $down),
        ]);
    }

    /** @return \Closure(string, string): array<string, int> */
    private function of(int $vote): \Closure
    {
        return fn(string $from, string $to): array =>
            ($this->days["$from $to"] ??= $this->votes->days($from, $to))[$vote] ?? [];
    }
}
