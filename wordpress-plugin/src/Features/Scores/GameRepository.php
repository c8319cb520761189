<?php

declare(strict_types=1);

namespace Onda\Features\Scores;

use Onda\Core\Database\TableRows;
use Onda\Core\Text\Days;

defined('ABSPATH') || exit;

/** Table `onda_games`: what is played, and how it ended. */
final class GameRepository
{
    /** A day of a regional paper has some dozens. */
    private const MOST_OF_A_DAY = 500;

    /** @return list<Game> By competition, then as they begin. */
    public function of_day(string $day): array
    {
        global $wpdb;
        $sql = "SELECT * FROM {$wpdb->prefix}onda_games WHERE day = %s ORDER BY competition, starts, home LIMIT %d";
        $rows = $wpdb->get_results($wpdb->prepare($sql, $day, self::MOST_OF_A_DAY), ARRAY_A);
        return array_map($this->game(...), $rows ?: []);
    }

    /**
     * @param string $month `2026-11`.
     * @return list<string> The days of it that have games.
     */
    public function days_of(string $month): array
    {
        global $wpdb;
        $sql = "SELECT DISTINCT day FROM {$wpdb->prefix}onda_games WHERE day BETWEEN %s AND %s";
        return array_map('strval', $wpdb->get_col($wpdb->prepare($sql, "$month-01", Days::last_of($month))));
    }

    /** @return array{prev: string, next: string} The nearest days with games before and after this one, or nothing. */
    public function nearest(string $day): array
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_games";
        $sql = "SELECT (SELECT MAX(day) FROM $table WHERE day < %s) AS prev,"
            . " (SELECT MIN(day) FROM $table WHERE day > %s) AS next";
        $days = (array) $wpdb->get_row($wpdb->prepare($sql, $day, $day), ARRAY_A);
        return array_map('strval', $days + ['prev' => '', 'next' => '']);
    }

    public function has_any(): bool
    {
        return TableRows::has('onda_games');
    }

    /** A game that is known gets what is said of it now. */
    public function put(Game $game): void
    {
        global $wpdb;
        $wpdb->replace("{$wpdb->prefix}onda_games", ['game_key' => $game->key()] + get_object_vars($game));
        TableRows::added('onda_games');
    }

    public function remove(string $key): void
    {
        global $wpdb;
        $wpdb->delete("{$wpdb->prefix}onda_games", ['game_key' => $key]);
        TableRows::removed('onda_games');
    }

    /** @param array<string, string|null> $row */
    private function game(array $row): Game
    {
        $score = static fn(?string $score): ?int => $score === null ? null : (int) $score;
        return new Game(
            (string) $row['day'],
            (string) $row['competition'],
            (string) $row['starts'],
            (string) $row['home'],
            (string) $row['away'],
            $score($row['home_score']),
            $score($row['away_score']),
            (string) $row['state']
        );
    }
}
