<?php

declare(strict_types=1);

namespace Onda\Features\Scores;

use Onda\Core\Site\Input;

defined('ABSPATH') || exit;

/** Makes a game of what an editor wrote, or says in a sentence what is wrong. */
final class GameRules
{
    /** In the order in which a line of CSV has them. */
    public const FIELDS = ['day', 'competition', 'starts', 'home', 'away', 'home_score', 'away_score', 'state'];
    private const MAX_NAME = 80;
    private const MAX_SCORE = 9999;

    /** @param array<mixed> $row By the names of FIELDS. */
    public static function read(array $row): Game|string
    {
        $typed = [];
        foreach (self::FIELDS as $field) {
            $typed[$field] = is_string($row[$field] ?? null) ? Input::line($row[$field]) : '';
        }
        $wrong = self::wrong_names($typed) ?: self::wrong_numbers($typed);
        if ($wrong !== '') {
            return $wrong;
        }
        $score = static fn(string $score): ?int => $score === '' ? null : (int) $score;
        return new Game(...array_merge($typed, [
            'home_score' => $score($typed['home_score']),
            'away_score' => $score($typed['away_score']),
        ]));
    }

    /** @param array<string, string> $row */
    private static function wrong_names(array $row): string
    {
        if (!Day::is_day($row['day'])) {
            return __('A game needs its day, as 2026-11-21.', 'onda');
        }
        foreach (['competition', 'home', 'away'] as $field) {
            if (preg_match('/^.{1,' . self::MAX_NAME . '}$/us', $row[$field]) !== 1) {
                return __('A game needs its competition and both teams, with 80 characters at most each.', 'onda');
            }
        }
        return '';
    }

    /** @param array<string, string> $row */
    private static function wrong_numbers(array $row): string
    {
        if (preg_match('/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/', $row['starts']) !== 1) {
            return __('The hour is written as 18:30, or left empty.', 'onda');
        }
        $scores = [$row['home_score'], $row['away_score']];
        $is_number = static fn(string $score): bool =>
            $score === '' || (ctype_digit($score) && (int) $score <= self::MAX_SCORE);
        if (array_filter($scores, $is_number) !== $scores || ($scores[0] === '') !== ($scores[1] === '')) {
            return __('The score is two whole numbers, or left empty.', 'onda');
        }
        return in_array($row['state'], Game::STATES, true)
            ? ''
            : __('The state is live, final or postponed, or left empty.', 'onda');
    }
}
