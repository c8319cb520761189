<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

defined('ABSPATH') || exit;

/**
 * The song of a document of any shape, or the list that begins with it: the first map with an artist and a title, else
 * one with a text of both among what is on air. Its keys are small letters and digits, whatever their writing.
 */
final class SongMap
{
    /** Levels below the document that are looked through. */
    private const LEVELS = 3;
    /** Entries of a list. */
    private const MOST = 31;
    /** Names of parts that are on air; others are looked at later. */
    private const NOW = '/now|current|live|onair|playing|song|track|data|result/';
    /** Not what is on air. */
    private const NOT_NOW = '/hist|prev|recent|last|past|next|queue|coming|played|schedul|request|show|news|podcast'
        . '|episode/';

    /** @param \Closure(array<string, mixed>): (array<string, mixed>|null) $fits */
    private function __construct(private \Closure $fits, private bool $is_now)
    {
    }

    /** @param array<string, mixed> $read Ways to `artist`, `title` and `text`. */
    public static function of(mixed $tree, array $read): mixed
    {
        $document = self::plain($tree, self::LEVELS + 2);
        $told = static function (array $map, string $name) use ($read): string {
            foreach ((new Ways($map))->all($read[$name], $map) as $value) {
                $value = is_array($value) && array_is_list($value) ? $value[0] : $value;
                if (is_scalar($value) && (string) $value !== '') {
                    return (string) $value;
                }
            }
            return '';
        };
        $whole = static fn(array $map): ?array =>
            $told($map, 'artist') !== '' && $told($map, 'title') !== '' ? $map : null;
        // Another text that looks like a title is the name of the station.
        $both = static fn(array $map): ?array => $told($map, 'text') === ''
            ? null
            : ['text' => $told($map, 'text')] + array_fill_keys((array) $read['title'], '') + $map;
        $levels = self::LEVELS;
        return (new self($whole, false))->within($document, $levels) ?? (new self($both, true))->within($document, $levels);
    }

    /** @return array<mixed>|null */
    private function within(mixed $value, int $levels): ?array
    {
        if (!is_array($value) || $levels < 0 || $value === []) {
            return null;
        }
        if (array_is_list($value)) {
            $first = $this->within($value[0], $levels);
            return $first === null ? null : [$first, ...array_slice($value, 1)];
        }
        $keys = preg_grep(self::NOT_NOW, array_map(strval(...), array_keys($value)), PREG_GREP_INVERT) ?: [];
        $now = preg_grep(self::NOW, $keys) ?: [];
        // An element of XML around it all has no name that tells.
        $found = $this->among($value, count($keys) === 1 ? $keys : $now, $levels) ?? ($this->fits)($value);
        return $this->is_now ? $found : $found ?? $this->among($value, array_diff($keys, $now), $levels);
    }

    /**
     * @param array<string, mixed> $map
     * @param array<int, string> $keys
     * @return array<mixed>|null
     */
    private function among(array $map, array $keys, int $levels): ?array
    {
        foreach ($keys as $key) {
            $found = $this->within($map[$key], $levels - 1);
            if ($found !== null) {
                return $found;
            }
        }
        return null;
    }

    private static function plain(mixed $value, int $levels): mixed
    {
        if (!is_array($value) || $levels < 0) {
            return $value;
        }
        if (array_is_list($value)) {
            return array_map(static fn(mixed $one): mixed => self::plain($one, $levels), array_slice($value, 0, self::MOST));
        }
        $plain = [];
        foreach ($value as $key => $one) {
            $plain[(string) preg_replace('/[^a-z\d]/', '', strtolower((string) $key))] = self::plain($one, $levels - 1);
        }
        return $plain;
    }
}
