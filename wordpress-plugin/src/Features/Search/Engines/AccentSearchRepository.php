<?php

declare(strict_types=1);

namespace Onda\Features\Search\Engines;

use Onda\Features\Search\Index\Text\Folding;
use Onda\Features\Search\Index\Text\IndexWords;

defined('ABSPATH') || exit;

/**
 * WordPress's own search as Spanish is typed: nobody needs to write accents, and the title that has the phrase as it
 * was typed comes first. MySQL compares letters without their accents by itself, SQLite does not.
 */
final class AccentSearchRepository
{
    private const FILTERS = ['posts_search', 'posts_search_orderby', 'wp_search_stopwords'];
    /** Letters of Spanish and its neighbors; each costs a pass over the text. */
    private const ACCENTED = 'áéíóúüñàèòïç';
    /** A comparison of WordPress's: column, operator, pattern. */
    private const LIKE = "/(\b\w+\.post_(?:title|excerpt|content)) ((?:NOT )?LIKE) '((?:[^'\\\\]|\\\\.)*)'/u";

    /** @param list<string> $stop_words Words that narrow nothing. */
    public function __construct(private string $phrase, private array $stop_words)
    {
    }

    /** @param array<string, mixed> $arguments */
    public function query(array $arguments): \WP_Query
    {
        foreach (self::FILTERS as $filter) {
            add_filter($filter, [$this, $filter]);
        }
        try {
            return new \WP_Query($arguments);
        } finally {
            foreach (self::FILTERS as $filter) {
                remove_filter($filter, [$this, $filter]);
            }
        }
    }

    public function posts_search(string $sql): string
    {
        $folded = static fn(array $found): string => self::plain($found[1]) . " $found[2] '" . self::folded($found[3]) . "'";
        return self::is_sqlite() ? (string) preg_replace_callback(self::LIKE, $folded, $sql) : $sql;
    }

    public function posts_search_orderby(string $sql): string
    {
        global $wpdb;
        if ($sql === '') {
            return '';
        }
        $title = "{$wpdb->posts}.post_title";
        $title = self::is_sqlite()
            ? self::replaced($title, mb_strtoupper(self::ACCENTED, 'UTF-8'), self::ACCENTED)
            : "LOWER(CONVERT($title USING utf8mb4)) COLLATE utf8mb4_bin";
        $like = '%' . $wpdb->esc_like(Folding::composed($this->phrase)) . '%';
        return $wpdb->prepare("($title LIKE %s) DESC, ", $like) . $sql;
    }

    /** @return list<string> None where the phrase is of nothing else: WordPress would look for it as one sentence. */
    public function wp_search_stopwords(): array
    {
        return array_diff(IndexWords::of($this->phrase), $this->stop_words) === [] ? [] : $this->stop_words;
    }

    /** SQL that takes the accents of a column away. */
    private static function plain(string $column): string
    {
        $plain = Folding::fold(self::ACCENTED);
        $lower = self::replaced($column, self::ACCENTED, $plain);
        return self::replaced($lower, mb_strtoupper(self::ACCENTED, 'UTF-8'), $plain);
    }

    /** SQL with other letters, one for one. SQLite knows the cases of plain letters only. */
    private static function replaced(string $column, string $letters, string $others): string
    {
        foreach (array_map(null, mb_str_split($letters), mb_str_split($others)) as [$letter, $other]) {
            $column = "REPLACE($column, '$letter', '$other')";
        }
        return $column;
    }

    /** Lower case does not touch the signs that stand for wildcards. */
    private static function folded(string $pattern): string
    {
        return Folding::fold(Folding::composed($pattern));
    }

    private static function is_sqlite(): bool
    {
        global $wpdb;
        return !$wpdb->dbh instanceof \mysqli;
    }
}
