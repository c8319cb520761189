<?php

declare(strict_types=1);

namespace Onda\Features\Search\Forms;

use Onda\Core\Access\Languages;
use Onda\Core\Access\PublicPosts;
use Onda\Features\Search\Engines\Engines;
use Onda\Features\Search\Hit;
use Onda\Features\Search\Question;
use Onda\Features\Search\QuestionReader;

defined('ABSPATH') || exit;

/** `onda_search()`: a search of the theme's own. No visitor asks, so none is limited and no phrase is counted. */
final class TemplateSearch
{
    private const MAX_COUNT = 50;
    private const MAX_PAGE = 100;

    public function __construct(private Engines $engines, private PublicPosts $posts)
    {
    }

    /**
     * @param array<mixed> $nothing
     * @param array<string, mixed> $args
     * @return array{items: list<array<string, mixed>>, total: int}
     */
    public function onda_search(array $nothing, string $phrase, array $args): array
    {
        return $this->find($phrase, $args);
    }

    /**
     * @param array<string, mixed> $args `types`, `per_page`, `page`.
     * @return array{items: list<array<string, mixed>>, total: int}
     */
    public function find(string $phrase, array $args): array
    {
        $number = static fn(string $name, int $default, int $max): int =>
            min($max, max(1, (int) (is_numeric($args[$name] ?? null) ? $args[$name] : $default)));
        $limit = $number('per_page', 10, self::MAX_COUNT);
        $types = array_filter((array) ($args['types'] ?? []), is_string(...));
        $answer = $this->engines->search(new Question(
            phrase: mb_substr(QuestionReader::phrase($phrase), 0, Question::MAX_CHARACTERS),
            limit: $limit,
            offset: $limit * ($number('page', 1, self::MAX_PAGE) - 1),
            post_types: array_values(array_intersect($this->posts->types(), $types)),
            language: Languages::current(),
        ));
        return ['items' => array_map(static fn(Hit $hit): array => $hit->row(), $answer->hits), 'total' => $answer->total];
    }
}
