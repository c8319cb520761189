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
    private const CACHE_GROUP = 'onda_games';

    /** @return list<Game> By competition, then as they begin. */
    public function of_day(string $day): array
    {
        return $this->around($day, substr($day, 0, 7))['games'];
    }

    /**
     * A board and the calendar beside it show this, by one query. An object cache has it for a minute, and no longer
     * than the games are as they were.
     *
     * @param string $month `2026-11`.
     * @return array{games: list<Game>, days: list<string>} The games of the day as `of_day` has them; the days with games:
     *     those of the month, and the nearest before and after the day.
     */
    public function around(string $day, string $month): array
    {
        global $wpdb;
        $key = "$day $month " . wp_cache_get_last_changed(self::CACHE_GROUP);
        $kept = wp_cache_get($key, self::CACHE_GROUP);
        if (is_array($kept)) {
            return $kept;
        }
        $table = "{$wpdb->prefix}onda_games";
        $of_days = 'NULL AS competition, NULL AS starts, NULL AS home, NULL, NULL, NULL, NULL FROM ' . $table;
        $sql = "SELECT day, competition, starts, home, away, home_score, away_score, state FROM $table WHERE day = %s"
            . " UNION ALL SELECT DISTINCT day, $of_days WHERE day BETWEEN %s AND %s"
            . " UNION ALL SELECT MAX(day), $of_days WHERE day < %s UNION ALL SELECT MIN(day), $of_days WHERE day > %s"
            . ' ORDER BY competition, starts, home LIMIT %d';
        $asked = $wpdb->prepare($sql, $day, "$month-01", Days::last_of($month), $day, $day, self::MOST_OF_A_DAY);
        $rows = $wpdb->get_results($asked, ARRAY_A) ?: [];
        $games = array_filter($rows, static fn(array $row): bool => $row['competition'] !== null);
        $around = [
            'games' => array_map($this->game(...), array_values($games)),
            'days' => array_values(array_filter(array_column($rows, 'day'))),
        ];
        wp_cache_set($key, $around, self::CACHE_GROUP, MINUTE_IN_SECONDS);
        return $around;
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
        wp_cache_set_last_changed(self::CACHE_GROUP);
    }

    public function remove(string $key): void
    {
        global $wpdb;
        $wpdb->delete("{$wpdb->prefix}onda_games", ['game_key' => $key]);
        TableRows::removed('onda_games');
        wp_cache_set_last_changed(self::CACHE_GROUP);
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
