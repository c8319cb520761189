<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

defined('ABSPATH') || exit;

/** A line of the result of a check. Its sentence is made when it is shown, in the language of who reads it. */
final class Finding
{
    public const GOOD = 'good';
    public const WARNING = 'warning';
    public const WRONG = 'wrong';
    private const STATES = [self::GOOD, self::WARNING, self::WRONG];

    /**
     * @param string $code Stable: docs/owners/stations.md explains each.
     * @param string $state One of the constants.
     * @param string $about `stream`, `mirror` or `feed`.
     * @param list<string> $facts The parts of the sentence that are not the same everywhere.
     * @param array<string, string> $offer Field of the station → value that one click takes over.
     */
    public function __construct(
        public readonly string $code,
        public readonly string $state,
        public readonly string $about,
        public readonly array $facts = [],
        public readonly array $offer = [],
    ) {
    }

    /** @return array<string, mixed> As stored. */
    public function stored(): array
    {
        return array_filter(get_object_vars($this));
    }

    /** Null for what no version of ours stored. */
    public static function from_stored(mixed $stored): ?self
    {
        $text = static fn(mixed $value): string => is_string($value) ? $value : '';
        [$code, $state, $about] = array_map($text, [$stored['code'] ?? '', $stored['state'] ?? '', $stored['about'] ?? '']);
        if ($code === '' || !in_array($state, self::STATES, true)) {
            return null;
        }
        $texts = static fn(mixed $list): array => array_filter((array) $list, is_string(...));
        return new self($code, $state, $about, array_values($texts($stored['facts'] ?? [])), $texts($stored['offer'] ?? []));
    }
}
