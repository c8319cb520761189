<?php

declare(strict_types=1);

namespace Onda\Owner\Scores;

use Onda\Core\Text\CsvReader;
use Onda\Features\Scores\Game;
use Onda\Features\Scores\GameRules;

defined('ABSPATH') || exit;

/** Games as a table: day, competition, hour, home, away, score of each, state. The first line may name the columns. */
final class GameCsv
{
    public const MAX_LINES = 5000;

    /** @return array{games: list<Game>, errors: array<int, string>} Errors by line, from 1. */
    public static function read(string $text): array
    {
        $rows = CsvReader::rows($text);
        if (count($rows) > self::MAX_LINES) {
            /* translators: %d: number of lines. */
            return ['games' => [], 'errors' => [1 => sprintf(__('At most %d lines at once.', 'onda'), self::MAX_LINES)]];
        }
        [$games, $errors] = [[], []];
        foreach (self::without_names($rows) as $line => $cells) {
            $cells = array_slice(array_pad($cells, count(GameRules::FIELDS), ''), 0, count(GameRules::FIELDS));
            $game = GameRules::read(array_combine(GameRules::FIELDS, $cells));
            if ($game instanceof Game) {
                $games[] = $game;
            } else {
                $errors[$line] = $game;
            }
        }
        return ['games' => $games, 'errors' => $errors];
    }

    /**
     * @param array<int, list<string>> $rows By line.
     * @return array<int, list<string>> A first line that begins with no day names the columns.
     */
    private static function without_names(array $rows): array
    {
        $names_columns = preg_match('/\d/', $rows[1][0] ?? '') !== 1;
        return $names_columns ? array_diff_key($rows, [1 => true]) : $rows;
    }
}
