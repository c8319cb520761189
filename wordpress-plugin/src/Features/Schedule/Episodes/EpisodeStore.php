<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Episodes;

defined('ABSPATH') || exit;

/**
 * Readings of feeds: an option a show that no page loads unasked, another for chapters that were asked, and one
 * with the newest episodes of all shows.
 */
final class EpisodeStore
{
    public const NEWEST = 3;
    private const LIST = 'onda_episodes_';
    private const CHAPTERS = 'onda_chapters_';
    private const ALL = 'onda_episodes';
    /** Episodes of a show whose chapters are kept. */
    private const MOST_CHAPTERS = 20;

    /** @return array{feed: string, read: int, failure: string, episodes: list<array<string, mixed>>} */
    public function reading(int $show): array
    {
        $kept = get_option(self::LIST . $show);
        return (is_array($kept) ? $kept : []) + ['feed' => '', 'read' => 0, 'failure' => '', 'episodes' => []];
    }

    /** @return list<Episode> Newest first. */
    public function episodes(int $show): array
    {
        return array_map(Episode::of(...), $this->reading($show)['episodes']);
    }

    /** @return array<int, array{string, int, list<array<string, mixed>>}> Show → feed, when it was read, its newest. */
    public function newest(): array
    {
        $all = get_option(self::ALL);
        return is_array($all) ? $all : [];
    }

    /**
     * @param string $feed Address that was read.
     * @param list<Episode>|null $episodes Null after a failure: those of the same feed stay.
     */
    public function keep(int $show, string $feed, int $now, ?array $episodes, string $failure = ''): void
    {
        $former = $this->reading($show);
        $row = static fn(Episode $episode): array => $episode->row();
        $rows = $episodes === null ? ($former['feed'] === $feed ? $former['episodes'] : []) : array_map($row, $episodes);
        $reading = ['feed' => $feed, 'read' => $now, 'failure' => $failure, 'episodes' => $rows];
        update_option(self::LIST . $show, $reading, false);
        $this->keep_newest([$show => [$feed, $now, array_slice($rows, 0, self::NEWEST)]] + $this->newest());
    }

    /**
     * @param string $address Of the document.
     * @return array{0: int, 1: list<array<string, mixed>>}|null When it was read, and its chapters.
     */
    public function chapters(int $show, string $address): ?array
    {
        $kept = get_option(self::CHAPTERS . $show);
        return is_array($kept) ? $kept[$address] ?? null : null;
    }

    /** @param list<array<string, mixed>> $chapters */
    public function keep_chapters(int $show, string $address, int $now, array $chapters): void
    {
        $kept = get_option(self::CHAPTERS . $show);
        $all = [$address => [$now, $chapters]] + (is_array($kept) ? $kept : []);
        update_option(self::CHAPTERS . $show, array_slice($all, 0, self::MOST_CHAPTERS, true), false);
    }

    public function forget(int $show): void
    {
        delete_option(self::LIST . $show);
        delete_option(self::CHAPTERS . $show);
        $this->keep_newest(array_diff_key($this->newest(), [$show => true]));
    }

    /** @param array<int, array{string, int, list<array<string, mixed>>}> $all */
    private function keep_newest(array $all): void
    {
        $all === [] ? delete_option(self::ALL) : update_option(self::ALL, $all, false);
    }
}
