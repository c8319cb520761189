<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics;

use Onda\Owner\Statistics\Figures\Figure;
use Onda\Owner\Statistics\Figures\Ranking;
use Onda\Owner\Statistics\Figures\Topic;

defined('ABSPATH') || exit;

/** The figures of all features, by topic. Two features may have parts of one topic. */
final class Topics
{
    /** @param array<string, Topic> $topics By id, in order. */
    private function __construct(private array $topics)
    {
    }

    /** @param list<Topic> $parts */
    public static function of(array $parts): self
    {
        usort($parts, static fn(Topic $one, Topic $other): int => $one->place <=> $other->place);
        $topics = [];
        foreach ($parts as $part) {
            $known = $topics[$part->id] ?? null;
            $topics[$part->id] = $known === null ? $part : new Topic(
                $part->id,
                $known->place,
                $known->title,
                [...$known->figures, ...$part->figures],
                [...$known->rankings, ...$part->rankings],
            );
        }
        return new self($topics);
    }

    /** @return array<string, Topic> By id, in order. */
    public function all(): array
    {
        return $this->topics;
    }

    public function figure(string $id): ?Figure
    {
        $figures = array_merge(...array_column(array_values($this->topics), 'figures'));
        return array_column($figures, null, 'id')[$id] ?? null;
    }

    public function ranking(string $id): ?Ranking
    {
        $rankings = array_merge(...array_column(array_values($this->topics), 'rankings'));
        return array_column($rankings, null, 'id')[$id] ?? null;
    }
}
