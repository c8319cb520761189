<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Features\Search\Hit;
use Onda\Features\Search\Keywords\CompletePhrase;
use Onda\Features\Search\LiveSearch;
use Onda\Features\Search\SearchFeature;
use Onda\Rest\Ability;
use Onda\Rest\Audience;
use Onda\Rest\Call;
use Onda\Rest\JsonSchema;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;

defined('ABSPATH') || exit;

/** Search and completion for REST. */
final class SearchRoutes
{
    private const OWNER = 'live-search';
    private const SECONDS = 60;
    private const MAX_INSTANCE = 50;
    /** `QuestionReader` reads no further pages. */
    private const MAX_PAGE = 101;

    /**
     * @param \Closure(): LiveSearch $search
     * @param \Closure(): CompletePhrase $complete
     */
    public function __construct(private \Closure $search, private \Closure $complete)
    {
    }

    public static function open(): self
    {
        return new self(SearchFeature::search(...), SearchFeature::complete(...));
    }

    /** @return list<Route> */
    public function all(): array
    {
        $number = JsonSchema::number('A search of the settings.', 0, self::MAX_INSTANCE);
        $instance = ['instance' => ['default' => 0] + $number];
        $phrase = ['search' => ['required' => true] + JsonSchema::text('The phrase.', 400)];
        $types = ['types' => JsonSchema::list('Post types; all without it.', JsonSchema::text('Name.', 40), 20)];
        $pages = JsonSchema::paging();
        $pages['page'] = ['default' => 1] + JsonSchema::number('Page of the results.', 1, self::MAX_PAGE);
        $completion = JsonSchema::object('completion', [
            'completion' => JsonSchema::text('A whole phrase, or empty where nothing suits.'),
        ]);
        return [
            new Route(
                'GET',
                '/search',
                'search',
                'Posts that match a phrase.',
                $phrase + $types + $instance + $pages,
                JsonSchema::list('Best first.', self::hit_schema()),
                $this->found(...),
                self::OWNER,
                Audience::Everybody,
                self::SECONDS,
                shows_posts: true,
                ability: new Ability('search', 'Searches the posts of the site.'),
            ),
            new Route(
                'GET',
                '/search/complete',
                'complete',
                'Completes what was typed so far.',
                ['typed' => ['required' => true] + JsonSchema::text('The beginning of a phrase.', 400)] + $instance,
                $completion,
                $this->completed(...),
                self::OWNER,
                Audience::Everybody,
                self::SECONDS,
                shows_posts: true,
            ),
        ];
    }

    private function found(Call $call): RestAnswer
    {
        $per_page = $call->number('per_page') ?: 10;
        $options = ['force_count' => (string) $per_page, 'customset' => array_map(strval(...), $call->args['types'] ?? [])];
        $answer = ($this->search)()->found($call->request([
            'aspp' => $call->text('search'),
            'asid' => $call->text('instance'),
            'asp_call_num' => (string) max(0, $call->number('page') - 1),
            'options' => array_filter($options),
        ]));
        $pages = max(1, (int) ceil($answer->total / $per_page));
        return new RestAnswer(array_map(self::row(...), $answer->hits), $answer->total, $pages);
    }

    private function completed(Call $call): RestAnswer
    {
        $fields = ['sauto' => $call->text('typed'), 'asid' => $call->text('instance')];
        return new RestAnswer(['completion' => (($this->complete)())($call->request($fields))]);
    }

    /** @return array<string, mixed> */
    private static function row(Hit $hit): array
    {
        return $hit->row() + ['_links' => RestAnswer::links(['alternate' => $hit->link])];
    }

    /** @return array<string, mixed> */
    private static function hit_schema(): array
    {
        return JsonSchema::object('found post', [
            'post' => JsonSchema::number('Id.', 1),
            'type' => JsonSchema::text('Post type.'),
            'title' => JsonSchema::text('Plain text.'),
            'link' => JsonSchema::text('Address.'),
            'image' => JsonSchema::text('Address, or empty.'),
            'excerpt' => JsonSchema::text('Words around what was found; plain text.'),
            'author' => JsonSchema::text('Name, or empty.'),
            'date' => ['type' => 'string', 'format' => 'date-time', 'description' => 'When it was published; UTC.'],
            'price' => ['type' => ['number', 'null'], 'description' => "Of a product, in the shop's currency."],
        ]);
    }
}
