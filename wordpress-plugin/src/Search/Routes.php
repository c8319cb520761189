<?php

declare(strict_types=1);

namespace Onda\Search;

use Onda\Rest\Ability;
use Onda\Rest\Answer as Reply;
use Onda\Rest\Audience;
use Onda\Rest\Call;
use Onda\Rest\Route;
use Onda\Rest\Schema;
use Onda\Search\Keywords\CompletePhrase;

defined('ABSPATH') || exit;

/** Search and completion for REST. */
final class Routes
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

    /** @return list<Route> */
    public function all(): array
    {
        $instance = ['instance' => ['default' => 0] + Schema::number('A search of the settings.', 0, self::MAX_INSTANCE)];
        $phrase = ['search' => ['required' => true] + Schema::text('The phrase.', 400)];
        $types = ['types' => Schema::list('Post types; all without it.', Schema::text('Name.', 40), 20)];
        $pages = Schema::paging();
        $pages['page'] = ['default' => 1] + Schema::number('Page of the results.', 1, self::MAX_PAGE);
        $completion = Schema::object('completion', [
            'completion' => Schema::text('A whole phrase, or empty where nothing suits.'),
        ]);
        return [
            new Route(
                'GET',
                '/search',
                'search',
                'Posts that match a phrase.',
                $phrase + $types + $instance + $pages,
                Schema::list('Best first.', self::hit_schema()),
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
                ['typed' => ['required' => true] + Schema::text('The beginning of a phrase.', 400)] + $instance,
                $completion,
                $this->completed(...),
                self::OWNER,
                Audience::Everybody,
                self::SECONDS,
                shows_posts: true,
            ),
        ];
    }

    private function found(Call $call): Reply
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
        return new Reply(array_map(self::row(...), $answer->hits), $answer->total, $pages);
    }

    private function completed(Call $call): Reply
    {
        $fields = ['sauto' => $call->text('typed'), 'asid' => $call->text('instance')];
        return new Reply(['completion' => (($this->complete)())($call->request($fields))]);
    }

    /** @return array<string, mixed> Texts are plain. */
    public static function row(Hit $hit): array
    {
        return [
            'post' => $hit->id,
            'type' => $hit->type,
            'title' => $hit->title,
            'link' => $hit->link,
            'image' => $hit->image,
            'excerpt' => $hit->content,
            'author' => $hit->author,
            'date' => gmdate('Y-m-d\TH:i:s\Z', $hit->date),
            'price' => $hit->price,
            '_links' => Schema::links(['alternate' => $hit->link]),
        ];
    }

    /** @return array<string, mixed> */
    private static function hit_schema(): array
    {
        return Schema::object('found post', [
            'post' => Schema::number('Id.', 1),
            'type' => Schema::text('Post type.'),
            'title' => Schema::text('Plain text.'),
            'link' => Schema::text('Address.'),
            'image' => Schema::text('Address, or empty.'),
            'excerpt' => Schema::text('Words around what was found; plain text.'),
            'author' => Schema::text('Name, or empty.'),
            'date' => ['type' => 'string', 'format' => 'date-time', 'description' => 'When it was published; UTC.'],
            'price' => ['type' => ['number', 'null'], 'description' => "Of a product, in the shop's currency."],
        ]);
    }
}
