<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

defined('ABSPATH') || exit;

/** Ways through a document and conditions of it, as packages/feeds/providers/README.md describes them. */
final class Ways
{
    /** @param mixed $document Where ways that begin with `/` start. */
    public function __construct(private mixed $document)
    {
    }

    /** The first that is not empty. */
    public function first(string|array $ways, mixed $here): mixed
    {
        return $this->all($ways, $here)[0] ?? null;
    }

    /**
     * The reading of the first value that can be read.
     *
     * @template T
     * @param \Closure(mixed): (T|null) $read
     * @return T|null
     */
    public function read(string|array $ways, mixed $here, \Closure $read): mixed
    {
        foreach ($this->all($ways, $here) as $value) {
            $found = $read($value);
            if ($found !== null) {
                return $found;
            }
        }
        return null;
    }

    /** Whether one leads somewhere, to an empty value perhaps. */
    public function leads(string|array $ways, mixed $here): bool
    {
        foreach ((array) $ways as $way) {
            $keys = explode('.', ltrim($way, '/'));
            $last = array_pop($keys);
            $parent = $this->at(($way[0] === '/' ? '/' : '') . implode('.', $keys), $here);
            $is_any = in_array($last, ['*', '-1'], true) && is_array($parent) && $parent !== [];
            if ($is_any || is_array($parent) && array_key_exists($last, $parent)) {
                return true;
            }
        }
        return false;
    }

    /**
     * All that the ways lead to, `*` to every value.
     *
     * @return list<mixed>
     */
    public function all(string|array $ways, mixed $here): array
    {
        $found = [];
        foreach ((array) $ways as $way) {
            $values = [str_starts_with($way, '/') ? $this->document : $here];
            foreach (self::keys($way) as $key) {
                $values = array_merge(...array_map(static fn(mixed $value): array => match (true) {
                    !is_array($value) => [],
                    $key === '*' => array_values($value),
                    default => [self::step($value, $key)],
                }, $values));
            }
            array_push($found, ...$values);
        }
        return array_values(array_filter($found, static fn(mixed $value): bool => !self::is_empty($value)));
    }

    /** @param array<string, mixed>|list<array<string, mixed>> $condition Of a list, one must hold. */
    public function holds(array $condition, mixed $here): bool
    {
        foreach (array_is_list($condition) ? $condition : [$condition] as $case) {
            $is_met = $case !== [];
            foreach ($case as $way => $texts) {
                $found = $this->at((string) $way, $here);
                $text = mb_strtolower(TrackText::plain($found), 'UTF-8');
                $is_met = $is_met && (in_array($text, (array) $texts, true) && ($text !== '' || self::is_empty($found))
                    || in_array('*', (array) $texts, true) && !self::is_empty($found));
            }
            if ($is_met) {
                return true;
            }
        }
        return false;
    }

    public static function is_empty(mixed $value): bool
    {
        return $value === null || $value === '' || $value === [];
    }

    private function at(string $way, mixed $here): mixed
    {
        $value = str_starts_with($way, '/') ? $this->document : $here;
        foreach (self::keys($way) as $key) {
            $value = is_array($value) ? self::step($value, $key) : null;
        }
        return $value;
    }

    private static function step(array $value, string $key): mixed
    {
        return match ($key) {
            '*' => $value[array_key_first($value) ?? ''] ?? null,
            '-1' => end($value),
            default => $value[$key] ?? null,
        };
    }

    /** @return list<string> */
    private static function keys(string $way): array
    {
        $way = ltrim($way, '/');
        return $way === '' ? [] : explode('.', $way);
    }
}
