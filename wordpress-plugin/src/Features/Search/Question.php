<?php

declare(strict_types=1);

namespace Onda\Features\Search;

defined('ABSPATH') || exit;

/** A search: phrase and place. Parsed at the border: engines check nothing again. */
final class Question
{
    public const MAX_CHARACTERS = 100;
    /** Places of a post where a word may stand; none chosen means all of them. */
    public const PLACES = ['title', 'content', 'excerpt'];
    public const ORDERS = ['relevance', 'newest', 'oldest', 'title'];

    /**
     * @param string $phrase Plain UTF-8 text, trimmed, at most MAX_CHARACTERS; empty asks for the newest posts.
     * @param int $limit Hits wanted, from 1.
     * @param int $offset Hits to pass over.
     * @param list<string> $post_types Publicly searchable ones; empty means all of these.
     * @param array<string, list<int>> $terms Taxonomy → term ids: one of them in each taxonomy, and none rules nothing.
     * @param list<int> $excluded Posts already shown.
     * @param int|null $since Published at or after; Unix time.
     * @param int|null $until Published at or before; Unix time.
     * @param list<FieldCondition> $fields All of them hold.
     * @param float|null $min_price In the shop's currency.
     * @param bool $is_exact The phrase stands there as it is, no word is only begun.
     * @param list<string> $places Of PLACES.
     * @param string $order One of ORDERS.
     * @param string $grouped_by A taxonomy whose terms the hits are to tell; empty where nobody asks for them.
     * @param string $language The code of a language, posts of none included; empty for all.
     */
    public function __construct(
        public readonly string $phrase,
        public readonly int $limit = 10,
        public readonly int $offset = 0,
        public readonly array $post_types = [],
        public readonly array $terms = [],
        public readonly array $excluded = [],
        public readonly ?int $since = null,
        public readonly ?int $until = null,
        public readonly array $fields = [],
        public readonly ?float $min_price = null,
        public readonly ?float $max_price = null,
        public readonly bool $is_exact = false,
        public readonly array $places = [],
        public readonly string $order = 'relevance',
        public readonly string $grouped_by = '',
        public readonly string $language = '',
    ) {
    }

    /** This question on another page of results. */
    public function at(int $page): self
    {
        return new self(...['offset' => $page * $this->limit] + get_object_vars($this));
    }

    /** This question without operators: words in quotation marks and behind a dash are like any others. */
    public function without_operators(): self
    {
        $phrase = (string) preg_replace('/["“”„«»]|(?<!\S)-/u', ' ', $this->phrase);
        return new self(...['phrase' => $phrase] + get_object_vars($this));
    }

    /** This question with whatever term of a taxonomy. */
    public function without_terms(string $taxonomy): self
    {
        return new self(...['terms' => array_diff_key($this->terms, [$taxonomy => true])] + get_object_vars($this));
    }
}
