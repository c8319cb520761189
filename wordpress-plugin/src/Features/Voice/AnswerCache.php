<?php

declare(strict_types=1);

namespace Onda\Features\Voice;

defined('ABSPATH') || exit;

/**
 * The post that was found for a spoken phrase, for five minutes. All in one transient, so that nobody can fill the
 * database with questions; of two written at the same moment one may be lost, and is looked for again.
 */
final class AnswerCache
{
    public const SECONDS = 5 * MINUTE_IN_SECONDS;
    public const MAX_ANSWERS = 100;
    private const NAME = 'onda_voice_answers';

    /** Null when it has to be looked for; 0 when no post is meant. */
    public function read(string $words, int $now): ?int
    {
        [$post, $until] = $this->all()[self::key($words)] ?? [null, 0];
        return $until > $now ? $post : null;
    }

    public function keep(string $words, int $post, int $now): void
    {
        $others = array_diff_key($this->all(), [self::key($words) => true]);
        $good = array_filter($others, static fn(array $answer): bool => $answer[1] > $now);
        $all = [self::key($words) => [$post, $now + self::SECONDS]] + $good;
        set_transient(self::NAME, array_slice($all, 0, self::MAX_ANSWERS, true), self::SECONDS);
    }

    /** @return array<string, array{int, int}> By key: post and until when; the newest first. */
    private function all(): array
    {
        $stored = get_transient(self::NAME);
        return is_array($stored) ? $stored : [];
    }

    /** Not the words themselves: they are what visitors said. */
    private static function key(string $words): string
    {
        return 'q' . hash('sha256', $words);
    }
}
