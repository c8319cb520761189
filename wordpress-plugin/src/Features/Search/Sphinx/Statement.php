<?php

declare(strict_types=1);

namespace Onda\Features\Search\Sphinx;

use Onda\Features\Search\EngineFailed;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\Text\Folding;
use Onda\Features\Search\Index\Text\IndexWords;
use Onda\Features\Search\Index\Text\Token;
use Onda\Features\Search\Question;

defined('ABSPATH') || exit;

/** SphinxQL that Sphinx 2.2 and Manticore both read. Numbers and letters only come into it from outside. */
final class Statement
{
    public const INDEX = 'posts';
    /** The price of a post that has none. */
    public const NO_PRICE = -1.0;
    /** A word counts where it stands, once more for each form of it that is found there. */
    private const OPTIONS = "ranker=expr('sum((lcs+word_count)*user_weight)*1000+bm25'), max_query_time=250";
    /**
     * The exact form counts less than being in the title; any n for an ñ is another word, which comes after all that is
     * not.
     */
    private const WEIGHTS = 'title=10, excerpt=3, content=1, written=';
    private const WRITTEN = 4;
    private const WRITTEN_WITH_ENYE = 100;
    private const MIN_MATCHES = 1000;
    /** The `min_prefix_len` of the index. */
    private const MIN_PREFIX = 2;
    private const ORDERS = [
        'relevance' => 'w DESC, published DESC',
        'newest' => 'published DESC',
        'oldest' => 'published ASC',
    ];

    /**
     * @param list<Token> $tokens The words of its phrase.
     * @param list<string> $types Post types, at least one.
     * @throws EngineFailed What the index does not hold, another engine knows.
     */
    public static function search(Question $question, array $tokens, array $types, IndexOptions $words): string
    {
        $is_ordered = isset(self::ORDERS[$question->order]);
        if ($question->fields !== [] || !$is_ordered || IndexWords::is_spaceless($question->phrase)) {
            throw new EngineFailed('The index does not hold this.');
        }
        $order = self::ORDERS[$question->phrase === '' && $question->order === 'relevance' ? 'newest' : $question->order];
        $conditions = array_filter([
            self::matched($question, $tokens, $words),
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
            . " ORDER BY $order LIMIT $question->offset,$question->limit OPTION " . self::OPTIONS . ", max_matches=$matches"
            . ', field_weights=(' . self::WEIGHTS . self::written_weight($tokens) . ')';
    }

    /** @param array{title: string, excerpt: string, content: string} $texts Plain. */
    public static function replace(int $id, array $texts, string $type, int $published, float $price, array $terms): string
    {
        $texts = array_map(SphinxSpelling::indexed(...), $texts) + ['written' => SphinxSpelling::written($texts)];
        $fields = array_map(static fn(string $words): string => "'$words'", $texts);
        $names = implode(', ', ['id', ...array_keys($fields)]);
        return 'REPLACE INTO ' . self::INDEX . " ($names, type_id, published, price, terms)"
            . " VALUES ($id, " . implode(', ', $fields) . ', ' . self::type_id($type) . ", $published, "
            . number_format($price, 4, '.', '') . ', (' . self::numbers($terms) . '))';
    }

    public static function delete(int $id): string
    {
        return 'DELETE FROM ' . self::INDEX . " WHERE id = $id";
    }

    /** @param list<Token> $tokens */
    private static function matched(Question $question, array $tokens, IndexOptions $words): string
    {
        if ($tokens === []) {
            // Nothing but signs: no post has them.
            return $question->phrase === '' ? '' : 'id = 0';
        }
        $places = '@(' . implode(',', $question->places ?: Question::PLACES) . ')';
        if ($question->is_exact) {
            $exact = implode(' ', array_map(Folding::fold(...), IndexWords::of_phrase($question->phrase)));
            return "MATCH('$places \"$exact\"')";
        }
        $all = implode(' ', array_map(static fn(Token $token): string => self::alternatives($token, $words), $tokens));
        $better = array_merge(...array_map(static fn(Token $token): array => self::better($token, $places), $tokens));
        $maybe = array_map(static fn(string $form): string => " MAYBE ($form)", $better);
        return "MATCH('($places $all)" . implode('', $maybe) . "')";
    }

    /** A word, perhaps not whole, or another that means the same. */
    private static function alternatives(Token $token, IndexOptions $words): string
    {
        return '(' . implode(' | ', [
            self::begun($token, $token->folded),
            ...$words->synonyms($token->folded),
            ...array_keys($token->forms),
        ]) . ')';
    }

    /** @return list<string> What is as good, and better: the word to its end, with its accents, with its ñ. */
    private static function better(Token $token, string $places): array
    {
        $letters = Folding::fold_accents($token->spelling);
        $forms = [
            $token->is_open ? "$places $token->folded" : '',
            $token->spelling === $token->folded ? '' : "$places " . self::begun($token, $token->spelling),
            '@written ' . self::begun($token, $token->spelling),
            $letters === $token->folded ? '' : '@written ' . self::begun($token, $letters),
        ];
        return array_values(array_filter($forms));
    }

    private static function begun(Token $token, string $form): string
    {
        return $form . ($token->is_open && mb_strlen($form) >= self::MIN_PREFIX ? '*' : '');
    }

    /** @param list<Token> $tokens */
    private static function written_weight(array $tokens): int
    {
        $spellings = implode(' ', array_column($tokens, 'spelling'));
        return str_contains($spellings, 'ñ') ? self::WRITTEN_WITH_ENYE : self::WRITTEN;
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
}
