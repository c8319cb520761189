<?php

declare(strict_types=1);

namespace Onda\Tests;

/** Rows that `pnpm test` leaves to `pnpm test all`, as `e2e/support/whole.ts` does. With a filter every row runs. */
final class Whole
{
    /**
     * The rows of a provider that repeats one behavior, on another host or with another engine: the first of so many
     * kinds.
     *
     * @template T
     * @param array<string, T> $rows
     * @return array<string, T>
     */
    public static function or_first(int $kinds, array $rows): array
    {
        return getenv('ONDA_WHOLE') === '1' ? $rows : array_slice($rows, 0, $kinds);
    }
}
