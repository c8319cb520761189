<?php

declare(strict_types=1);

namespace Onda\Search\Sphinx;

use Onda\Search\EngineFailed;
use Onda\Search\Question;

defined('ABSPATH') || exit;

/** SphinxQL that Sphinx 2.2 and Manticore both read. Numbers and letters only come into it from outside. */
final class Statement
{
    public const INDEX = 'posts';
    /** Of a post that has no price. */
    public const NO_PRICE = -1.0;
    private const OPTIONS = 'field_weights=(title=10,excerpt=3,content=1), max_query_time=250';
    private const MIN_MATCHES = 1000;
    /** As the index is configured: min_prefix_len. */
    private const MIN_PREFIX = 2;
    private const ORDERS = [
        'relevance' => 'w DESC, published DESC',
        'newest' => 'published DESC',
        'oldest' => 'published ASC',
    ];

    /**
     * @param list<string> $types Post types, at least one.
     * @throws EngineFailed What the index does not hold, another engine knows.
     */
    public static function search(Question $question, array $types): string
    {
        if ($question->fields !== [] || !isset(self::ORDERS[$question->order])) {
            throw new EngineFailed('The index does not hold this.');
        }
        $order = self::ORDERS[$question->phrase === '' && $question->order === 'relevance' ? 'newest' : $question->order];
        $conditions = array_filter([
            self::matched($question),
            'type_id IN (' . implode(',', array_map(self::type_id(...), $types)) . ')',
            ...array_map(self::terms(...), array_values($question->terms)),
            $question->excluded === [] ? '' : 'id NOT IN (' . self::numbers($question->excluded) . ')',
            self::bound('published', '>=', $question->since),
            self::bound('published', '<=', $question->until),
            self::bound('price', '>=', $question->min_price ?? ($question->max_price === null ? null : 0.0)),
            self::bound('price', '<=', $question->max_price),
        ]);
        $matches = max(self::MIN_MATCHES, $question->offset + $question->limit);
        return 'SELECT id, WEIGHT() AS w, published FROM ' . self::INDEX . ' WHERE ' . implode(' AND ', $conditions)
            . " ORDER BY $order LIMIT $question->offset,$question->limit OPTION " . self::OPTIONS . ", max_matches=$matches";
    }

    /** @param array{title: string, excerpt: string, content: string} $texts Plain. */
    public static function replace(int $id, array $texts, string $type, int $published, float $price, array $terms): string
    {
        $fields = array_map(static fn(string $text): string => self::quoted(Spelling::indexed($text)), $texts);
        $price = number_format($price, 4, '.', '');
        return 'REPLACE INTO ' . self::INDEX . ' (id, title, excerpt, content, type_id, published, price, terms) VALUES '
            . "($id, {$fields['title']}, {$fields['excerpt']}, {$fields['content']}, " . self::type_id($type)
            . ", $published, $price, (" . self::numbers($terms) . '))';
    }

    public static function delete(int $id): string
    {
        return 'DELETE FROM ' . self::INDEX . " WHERE id = $id";
    }

    private static function matched(Question $question): string
    {
        $words = Spelling::words($question->phrase);
        if ($words === []) {
            // Nothing but signs: no post has them.
            return $question->phrase === '' ? '' : 'id = 0';
        }
        $match = $question->is_exact ? '"' . self::plain($words) . '"' : self::begun($words);
        $places = $question->places === [] ? '' : '@(' . implode(',', $question->places) . ') ';
        return "MATCH('$places($match)')";
    }

    /**
     * Every word, the last one perhaps not whole; those with accents count more where they are written so.
     *
     * @param list<string> $words
     */
    private static function begun(array $words): string
    {
        $last = array_key_last($words);
        $star = mb_strlen(Spelling::plain($words[$last])) >= self::MIN_PREFIX ? '*' : '';
        $accented = array_filter($words, static fn(string $word): bool => Spelling::plain($word) !== $word);
        $as_written = array_map(
            static fn(string $word, int $place): string => " MAYBE $word" . ($place === $last ? $star : ''),
            $accented,
            array_keys($accented)
        );
        return '(' . self::plain($words) . $star . ')' . implode('', $as_written);
    }

    /** @param list<string> $words Letters that become two when their accents go are still letters. */
    private static function plain(array $words): string
    {
        return implode(' ', array_map(Spelling::plain(...), $words));
    }

    /** @param list<int> $ids */
    private static function terms(array $ids): string
    {
        return 'terms IN (' . self::numbers($ids) . ')';
    }

    private static function bound(string $attribute, string $compare, int|float|null $value): string
    {
        $number = is_float($value) ? number_format($value, 4, '.', '') : (string) $value;
        return $value === null ? '' : "$attribute $compare $number";
    }

    /** A name of letters cannot be compared in every version, its number can. */
    private static function type_id(string $type): string
    {
        return sprintf('%u', crc32($type));
    }

    /** @param list<int> $numbers */
    private static function numbers(array $numbers): string
    {
        return implode(',', array_map(intval(...), $numbers));
    }

    private static function quoted(string $text): string
    {
        return "'" . strtr((string) preg_replace('/[\x00-\x1F]+/', ' ', $text), ['\\' => '\\\\', "'" => "\\'"]) . "'";
    }
}
