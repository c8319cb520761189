<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Features\Search\Hit;
use Onda\Features\Search\Keywords\CompletePhrase;
use Onda\Features\Search\LiveSearch;
use Onda\Features\Search\SearchFeature;
use Onda\Rest\Call;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;
use Onda\Rest\WireRoute;

defined('ABSPATH') || exit;

/** Search and completion for REST. */
final class SearchRoutes
{
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
        return WireRoute::all('live-search', ['search' => $this->found(...), 'complete' => $this->completed(...)]);
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
}
