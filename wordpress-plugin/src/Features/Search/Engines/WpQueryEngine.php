<?php

declare(strict_types=1);

namespace Onda\Features\Search\Engines;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Access\ReadGate;
use Onda\Core\Access\ShownMatches;
use Onda\Core\Database\PostTitles;
use Onda\Core\Text\PlainText;
use Onda\Features\Search\Completion;
use Onda\Features\Search\FieldCondition;
use Onda\Features\Search\HiddenProducts;
use Onda\Features\Search\HitReader;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\Text\Folding;
use Onda\Features\Search\Question;
use Onda\Features\Search\ReadyEngine;
use Onda\Features\Search\SearchAnswer;
use Onda\Features\Search\SearchableTypes;

defined('ABSPATH') || exit;

/**
 * WordPress's own search, and whatever plugin has taken its place: slower than an index, and always there once
 * WordPress is loaded.
 */
final class WpQueryEngine implements ReadyEngine
{
    private const COLUMNS = ['title' => 'post_title', 'content' => 'post_content', 'excerpt' => 'post_excerpt'];
    /** WordPress knows the plain quotation mark only. */
    private const QUOTES = ['“' => '"', '”' => '"', '„' => '"', '«' => '"', '»' => '"'];
    private const ORDERS = [
        'newest' => ['date' => 'DESC', 'ID' => 'DESC'],
        'oldest' => ['date' => 'ASC', 'ID' => 'ASC'],
        'title' => ['title' => 'ASC', 'ID' => 'ASC'],
    ];

    /** Posts that are looked at where some are kept for members. */
    private const MOST_READ = 200;

    public function __construct(
        private SearchableTypes $types,
        private HitReader $hits,
        private PostTitles $titles,
        private IndexOptions $words,
    ) {
    }

    /** Post types, rewriting and the other plugins are there. */
    public function is_ready(): bool
    {
        return did_action('wp_loaded') > 0;
    }

    public function search(Question $question): SearchAnswer
    {
        $types = $this->types->within($question->post_types);
        if ($types === []) {
            return new SearchAnswer();
        }
        $arguments = self::arguments($question, $types);
        $search = new AccentSearchRepository($question->phrase, $this->words->stop_words());
        $query = $search->query($arguments);
        $ids = array_map(static fn(mixed $post): int => $post instanceof \WP_Post ? $post->ID : (int) $post, $query->posts);
        if (ReadGate::is_guarded()) {
            return $this->allowed($ids, $question, (int) $query->found_posts);
        }
        $hits = $this->hits->read($ids, $question->phrase);
        // Posts that another search engine found and nobody may read are not counted either.
        $total = $ids === [] && $question->offset > 0 ? self::total($search, $arguments) : (int) $query->found_posts;
        return new SearchAnswer($hits, max(count($hits), $total - count($ids) + count($hits)));
    }

    /**
     * Skips the posts for members from the first on, so that a page of results is full.
     *
     * @param list<int> $ids From the first on.
     */
    private function allowed(array $ids, Question $question, int $found): SearchAnswer
    {
        $allowed = ShownMatches::of(PublicPosts::allowed($ids), $question->phrase);
        $hits = $this->hits->read(array_slice($allowed, $question->offset, $question->limit), $question->phrase);
        return new SearchAnswer($hits, max(count($hits), $found - count($ids) + count($allowed)));
    }

    public function suggest(string $typed, Question $context): string
    {
        $types = $this->types->within($context->post_types);
        if ($types === [] || mb_strlen($typed) < Completion::MIN_TYPED) {
            return '';
        }
        $titles = $this->titles->like($this->titles->beginning($typed), $types);
        $titles = array_intersect_key($titles, array_flip(PublicPosts::allowed(array_keys($titles))));
        return Completion::of($typed, array_values(array_map(PlainText::line(...), $titles)));
    }

    /**
     * Behind the last page WordPress counts nothing.
     *
     * @param array<string, mixed> $arguments
     */
    private static function total(AccentSearchRepository $search, array $arguments): int
    {
        return (int) $search->query(['offset' => 0, 'posts_per_page' => 1, 'fields' => 'ids'] + $arguments)->found_posts;
    }

    /**
     * @param list<string> $types
     * @return array<string, mixed>
     */
    private static function arguments(Question $question, array $types): array
    {
        $places = $question->places ?: Question::PLACES;
        return [
            'post_type' => $types,
            'post_status' => 'publish',
            'has_password' => false,
            'posts_per_page' => ReadGate::is_guarded() ? self::MOST_READ : $question->limit,
            'offset' => ReadGate::is_guarded() ? 0 : $question->offset,
            'ignore_sticky_posts' => true,
            'post__not_in' => $question->excluded,
            'tax_query' => [...self::terms($question), ...HiddenProducts::condition()],
            'meta_query' => self::fields($question),
            'date_query' => self::dates($question),
            // ElasticPress answers what says so.
            'ep_integrate' => true,
        ] + self::phrase($question, $places) + self::order($question);
    }

    /**
     * @param list<string> $places
     * @return array<string, mixed>
     */
    private static function phrase(Question $question, array $places): array
    {
        $columns = array_values(array_intersect_key(self::COLUMNS, array_flip($places)));
        // WordPress takes one level of slashes away.
        return $question->phrase === '' ? [] : [
            's' => wp_slash(strtr(Folding::composed($question->phrase), self::QUOTES)),
            'sentence' => $question->is_exact,
            'search_columns' => $columns,
        ];
    }

    /** @return array<string, mixed> */
    private static function order(Question $question): array
    {
        if ($question->order === 'relevance' && $question->phrase !== '') {
            return [];
        }
        return ['orderby' => self::ORDERS[$question->order] ?? self::ORDERS['newest']];
    }

    /** @return list<array<string, mixed>> */
    private static function terms(Question $question): array
    {
        $known = array_filter($question->terms, taxonomy_exists(...), ARRAY_FILTER_USE_KEY);
        return array_map(
            static fn(string $taxonomy, array $ids): array => ['taxonomy' => $taxonomy, 'terms' => $ids],
            array_keys($known),
            $known
        );
    }

    /** @return list<array<string, mixed>> */
    private static function fields(Question $question): array
    {
        $price = new FieldCondition('_price', [], $question->min_price, $question->max_price);
        return array_merge(...array_map(self::field(...), [...$question->fields, $price]));
    }

    /** @return list<array<string, mixed>> */
    private static function field(FieldCondition $condition): array
    {
        $rules = $condition->values === []
            ? []
            : [['key' => $condition->field, 'value' => $condition->values, 'compare' => 'IN']];
        foreach (['>=' => $condition->min, '<=' => $condition->max] as $compare => $bound) {
            $rule = ['key' => $condition->field, 'value' => $bound, 'compare' => $compare, 'type' => 'DECIMAL(20,6)'];
            $rules = array_merge($rules, $bound === null ? [] : [$rule]);
        }
        return $rules;
    }

    /** @return array<string, mixed> */
    private static function dates(Question $question): array
    {
        $bounds = array_filter([
            'after' => $question->since === null ? null : gmdate('Y-m-d H:i:s', $question->since),
            'before' => $question->until === null ? null : gmdate('Y-m-d H:i:s', $question->until),
        ]);
        return $bounds === [] ? [] : [['column' => 'post_date_gmt', 'inclusive' => true] + $bounds];
    }
}
