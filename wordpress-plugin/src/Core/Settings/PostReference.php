<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

defined('ABSPATH') || exit;

/** The posts that the value of a setting names. */
final class PostReference
{
    /**
     * @param \Closure(mixed): list<int> $numbers Those of a value.
     * @param \Closure(mixed, array<int, int>): array{mixed, list<int|string>} $moved Gets a value of another site and
     *     number there → here; returns the value of this site, null where nothing is left of it, and what is missing.
     */
    public function __construct(public readonly \Closure $numbers, public readonly \Closure $moved)
    {
    }

    /** The value is the number of a post; 0 is none. */
    public static function one(): self
    {
        return new self(
            static fn(int $id): array => $id > 0 ? [$id] : [],
            static fn(int $id, array $here): array => match (true) {
                $id === 0 => [0, []],
                ($here[$id] ?? 0) > 0 => [$here[$id], []],
                default => [null, [$id]],
            },
        );
    }

    /** The value is a list of numbers. */
    public static function several(): self
    {
        return new self(
            static fn(array $ids): array => array_map(intval(...), $ids),
            static function (array $ids, array $here): array {
                $known = array_filter($ids, static fn(int $id): bool => ($here[$id] ?? 0) > 0);
                $moved = array_map(static fn(int $id): int => $here[$id], $known);
                return [array_values($moved), array_values(array_diff($ids, $known))];
            },
        );
    }
}
