<?php

declare(strict_types=1);

namespace Onda\Scores;

defined('ABSPATH') || exit;

/**
 * Games as lines of text: day, competition, hour, home, away, score of each, state. Commas, semicolons or tabs between, as
 * spreadsheets write and copy them; the first line may name the columns.
 */
final class Csv
{
    public const MAX_LINES = 5000;

    /** @return array{games: list<Game>, errors: array<int, string>} Errors by line, from 1. */
    public static function read(string $text): array
    {
        [$games, $errors] = [[], []];
        $lines = preg_split('/\R/', preg_replace('/^\xEF\xBB\xBF/', '', $text)) ?: [];
        if (count($lines) > self::MAX_LINES) {
            /* translators: %d: number of lines. */
            return ['games' => [], 'errors' => [1 => sprintf(__('At most %d lines at once.', 'onda'), self::MAX_LINES)]];
        }
        $mark = self::mark($lines[0]);
        foreach ($lines as $place => $line) {
            if (trim($line) === '') {
                continue;
            }
            $cells = array_map(trim(...), str_getcsv($line, $mark, '"', ''));
            $names_columns = $place === 0 && preg_match('/\d/', $cells[0]) !== 1;
            if ($names_columns) {
                continue;
            }
            $cells = array_slice(array_pad($cells, count(GameRules::FIELDS), ''), 0, count(GameRules::FIELDS));
            $game = GameRules::read(array_combine(GameRules::FIELDS, $cells));
            if ($game instanceof Game) {
                $games[] = $game;
            } else {
                $errors[$place + 1] = $game;
            }
        }
        return ['games' => $games, 'errors' => $errors];
    }

    /** What stands between the cells: whatever there is most of. */
    private static function mark(string $line): string
    {
        $counts = [];
        foreach ([',', ';', "\t"] as $mark) {
            $counts[$mark] = substr_count($line, $mark);
        }
        arsort($counts);
        return (string) array_key_first($counts);
    }
}
