<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Features\Search\FieldCondition;
use Onda\Features\Search\Question;

defined('ABSPATH') || exit;

/**
 * Selects the posts of the index that meet the conditions of a question; WordPress's own tables are asked for terms and
 * fields, so nothing is out of date. Posts, wide as they are, are read where they are shown: there it shows who may
 * read them.
 */
final class FilterRepository
{
    private const ORDERS = [
        'newest' => 'd.published DESC, d.post_id DESC',
        'oldest' => 'd.published, d.post_id',
        'title' => 'p.post_title, d.post_id DESC',
    ];
    /** Terms under a term, and under these; deeper than any menu. */
    private const MAX_DEPTH = 10;

    /** So many posts of a term are read sooner than 700 posts are held against it. */
    private const RARE = 8000;

    /** @var array<string, array<int, int>> What relations() found, by taxonomy and terms. */
    private array $relations = [];

    /** @param list<string> $types Those that may be searched. */
    public function __construct(private array $types)
    {
    }

    /**
     * @param list<int>|null $posts Among these; null for all of the index.
     * @param string $order Of ORDERS; any other leaves them as they come.
     * @param int|null $limit
     * @return list<int>
     */
    public function of(Question $question, ?array $posts, string $order, ?int $limit = null, int $offset = 0): array
    {
        global $wpdb;
        if ($posts === []) {
            return [];
        }
        $sql = 'SELECT d.post_id ' . $this->from($question, $posts, $order);
        $sql .= isset(self::ORDERS[$order]) ? ' ORDER BY ' . self::ORDERS[$order] : '';
        $sql .= $limit === null ? '' : $wpdb->prepare(' LIMIT %d OFFSET %d', $limit, $offset);
        return array_map('intval', $wpdb->get_col($sql));
    }

    public function count(Question $question): int
    {
        global $wpdb;
        return (int) $wpdb->get_var('SELECT COUNT(*) ' . $this->from($question, null, ''));
    }

    /**
     * The posts of the rarest terms that a question names, where they are few.
     *
     * @return array{string, array<int, int>}|null The taxonomy, and its posts as keys; null where all are common.
     */
    public function of_rare_terms(Question $question): ?array
    {
        $posts = $taxonomies = [];
        foreach (array_filter($question->terms) as $taxonomy => $terms) {
            $relations = $this->relations((string) $taxonomy, array_map('intval', $terms));
            $taxonomies[$taxonomy] = array_keys($relations);
            $posts[$taxonomy] = array_sum($relations);
        }
        asort($posts);
        $taxonomy = (string) array_key_first($posts);
        $among = $posts === [] || $posts[$taxonomy] > self::RARE ? null : $this->related($taxonomies[$taxonomy]);
        return $among === null ? null : [$taxonomy, $among];
    }

    /**
     * @param list<int> $relations Numbers of terms in their taxonomies.
     * @return array<int, int>|null Posts as keys; null where WordPress counts far fewer than there are.
     */
    private function related(array $relations): ?array
    {
        global $wpdb;
        if ($relations === []) {
            return [];
        }
        $sql = "SELECT object_id FROM {$wpdb->term_relationships} WHERE term_taxonomy_id IN ("
            . implode(',', $relations) . ') LIMIT ' . (2 * self::RARE);
        $posts = $wpdb->get_col($sql);
        return count($posts) < 2 * self::RARE ? array_flip(array_map('intval', $posts)) : null;
    }

    /** @param list<int>|null $posts */
    private function from(Question $question, ?array $posts, string $order): string
    {
        global $wpdb;
        $types = $question->post_types === [] ? $this->types : array_intersect($question->post_types, $this->types);
        $excluded = array_map('intval', $question->excluded);
        $conditions = array_filter([
            $types === [] ? '1 = 0' : $this->within('d.type', array_values($types)),
            $posts === null ? '' : 'd.post_id IN (' . implode(',', $posts) . ')',
            $excluded === [] ? '' : 'd.post_id NOT IN (' . implode(',', $excluded) . ')',
            $question->since === null ? '' : $wpdb->prepare('d.published >= %d', $question->since),
            $question->until === null ? '' : $wpdb->prepare('d.published <= %d', $question->until),
            $this->price($question),
            $this->language($question),
        ]);
        foreach ($question->terms as $taxonomy => $terms) {
            $conditions[] = $terms === [] ? '1 = 1' : $this->has_term((string) $taxonomy, $terms);
        }
        array_push($conditions, ...array_map($this->has_field(...), $question->fields));
        $titles = $order === 'title' ? " JOIN {$wpdb->posts} p ON p.ID = d.post_id" : '';
        return "FROM {$wpdb->prefix}onda_search_docs d$titles WHERE "
            . implode(' AND ', $conditions);
    }

    /** @param list<int> $terms */
    private function has_term(string $taxonomy, array $terms): string
    {
        global $wpdb;
        $relations = array_keys($this->relations($taxonomy, array_map('intval', $terms)));
        return $relations === [] ? '1 = 0' : "EXISTS (SELECT 1 FROM {$wpdb->term_relationships} tr"
            . ' WHERE tr.object_id = d.post_id AND tr.term_taxonomy_id IN (' . implode(',', $relations) . '))';
    }

    /**
     * A post of a term under it belongs to a term too, as everywhere in WordPress.
     *
     * @param list<int> $terms
     * @return array<int, int> Number of the term in its taxonomy → its posts, as WordPress counts them.
     */
    private function relations(string $taxonomy, array $terms): array
    {
        $of = "$taxonomy " . implode(',', $terms);
        return $this->relations[$of] ??= $this->read_relations($taxonomy, $terms);
    }

    /**
     * @param list<int> $terms
     * @return array<int, int> As relations().
     */
    private function read_relations(string $taxonomy, array $terms): array
    {
        global $wpdb;
        $known = $relations = [];
        for ($depth = 0; $terms !== [] && $depth < self::MAX_DEPTH; $depth++) {
            $in = ' IN (' . implode(',', $terms) . ')';
            $sql = "SELECT term_id, term_taxonomy_id, count FROM {$wpdb->term_taxonomy} WHERE taxonomy = %s"
                . " AND (term_id$in OR parent$in)";
            $rows = array_column((array) $wpdb->get_results($wpdb->prepare($sql, $taxonomy), ARRAY_N), null, 0);
            $known += array_intersect_key($rows, array_flip($terms));
            $terms = array_map('intval', array_keys(array_diff_key($rows, $known)));
        }
        foreach ($known as [, $relation, $posts]) {
            $relations[(int) $relation] = (int) $posts;
        }
        return $relations;
    }

    private function has_field(FieldCondition $condition): string
    {
        $tests = array_filter([
            $condition->values === [] ? '' : $this->within('m.meta_value', $condition->values),
            $this->bounds($condition->min, $condition->max),
        ]);
        return $tests === [] ? '1 = 1' : $this->has_meta($condition->field, implode(' AND ', $tests));
    }

    /** Posts of no language are for all. */
    private function language(Question $question): string
    {
        return $question->language === '' ? '' : $this->within('d.language', ['', $question->language]);
    }

    private function price(Question $question): string
    {
        $bounds = $this->bounds($question->min_price, $question->max_price);
        return $bounds === '' ? '' : $this->has_meta('_price', $bounds);
    }

    private function bounds(?float $min, ?float $max): string
    {
        global $wpdb;
        // Adding nothing makes a number of a text, in both databases.
        return implode(' AND ', array_filter([
            $min === null ? '' : $wpdb->prepare('m.meta_value + 0 >= %f', $min),
            $max === null ? '' : $wpdb->prepare('m.meta_value + 0 <= %f', $max),
        ]));
    }

    private function has_meta(string $key, string $test): string
    {
        global $wpdb;
        $sql = "EXISTS (SELECT 1 FROM {$wpdb->postmeta} m WHERE m.post_id = d.post_id AND m.meta_key = %s AND ";
        return $wpdb->prepare($sql, $key) . "$test)";
    }

    /** @param list<string> $values */
    private function within(string $column, array $values): string
    {
        global $wpdb;
        return $wpdb->prepare("$column IN (" . PostingRepository::places($values) . ')', $values);
    }
}
