<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Views\ListSettings;
use Onda\Features\Views\Lists;
use Onda\Features\Views\RecordView;
use Onda\Features\Views\ViewList;
use Onda\Features\Views\ViewsFeature;
use Onda\Features\Views\ViewsOptions;
use Onda\Rest\Ability;
use Onda\Rest\Audience;
use Onda\Rest\Call;
use Onda\Rest\JsonSchema;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;

defined('ABSPATH') || exit;

/** Ranked lists, counts of views, and a view itself, for REST. */
final class ViewsRoutes
{
    private const OWNER = 'views';
    private const NAMES_SECONDS = 300;
    private const COUNTS_SECONDS = 60;
    private const UNKNOWN = ['unknown_list' => 404, 'list_unavailable' => 503];

    /**
     * @param \Closure(): ViewList $list
     * @param \Closure(): RecordView $record
     */
    public function __construct(
        private SettingsStore $settings,
        private \Closure $list,
        private \Closure $record,
        private RateLimit $limit,
    ) {
    }

    public static function open(): self
    {
        $limit = ViewsFeature::list_limit();
        return new self(new SettingsStore(), ViewsFeature::list(...), ViewsFeature::record(...), $limit);
    }

    /** @return list<Route> */
    public function all(): array
    {
        $list = ['list' => ['required' => true] + JsonSchema::slug('Id of a ranked list.')];
        $names = JsonSchema::list('In the order of the settings.', self::name_schema());
        return [
            new Route('GET', '/most-viewed', 'listRankings', 'The ranked lists of the site.', [], $names, fn(): RestAnswer =>
                new RestAnswer($this->names()), self::OWNER, Audience::Everybody, self::NAMES_SECONDS),
            new Route(
                'GET',
                '/most-viewed/{list}',
                'getMostViewed',
                'A ranked list, built by all callers together once in 15 seconds.',
                $list,
                self::list_schema(),
                fn(Call $call): RestAnswer => new RestAnswer($this->ranked($call)),
                self::OWNER,
                Audience::Everybody,
                Lists::FRESH_SECONDS,
                self::UNKNOWN,
                shows_posts: true,
                ability: new Ability('top-posts', 'Lists the most viewed posts of a ranked list.'),
            ),
            self::counts(),
            $this->record(),
        ];
    }

    /** @return list<array<string, mixed>> */
    private function names(): array
    {
        return array_map(static fn(array $row): array => [
            'id' => (string) $row['id'],
            'name' => (string) $row['name'],
            'days' => (int) $row['days'],
            '_links' => JsonSchema::links(['items' => "/most-viewed/{$row['id']}"]),
        ], array_values(ViewsOptions::lists($this->settings)));
    }

    /**
     * @return array<string, mixed>
     * @throws Refusal
     */
    private function ranked(Call $call): array
    {
        $this->limit->demand($call->request());
        $list = ($this->list)()->read($call->text('list'));
        $items = array_map(static fn(array $item): array => $item + ['_links' => JsonSchema::links([
            'alternate' => $item['permalink'],
        ])], $list['items']);
        $links = JsonSchema::links(['self' => "/most-viewed/{$call->text('list')}"]);
        return ['items' => $items] + $list + ['_links' => $links];
    }

    private static function counts(): Route
    {
        $schema = JsonSchema::object('views of a post', [
            'post' => JsonSchema::number('Id.', 1),
            'views' => JsonSchema::number('Since it is counted.'),
        ]);
        $answer = static function (Call $call): RestAnswer {
            $totals = ViewsFeature::totals($call->args['posts']);
            return new RestAnswer(array_map(static fn(int $post, int $views): array =>
                ['post' => $post, 'views' => $views], array_keys($totals), $totals));
        };
        $reply = JsonSchema::list('Of those posts that may be read.', $schema);
        $args = ['posts' => JsonSchema::ids('Ids of posts.')];
        return new Route(
            'GET',
            '/counts/views',
            'countViews',
            'Views of posts.',
            $args,
            $reply,
            $answer,
            self::OWNER,
            Audience::Everybody,
            self::COUNTS_SECONDS,
            shows_posts: true,
        );
    }

    private function record(): Route
    {
        $reasons = ['not_published', 'bot', 'editor', 'repeat', 'network'];
        $reply = JsonSchema::object('view', [
            'counted' => JsonSchema::flag('Whether it is a view.'),
            'reason' => JsonSchema::word('Why it is none.', $reasons),
        ], ['reason']);
        return new Route(
            'POST',
            '/views',
            'recordView',
            'Records that a visitor reads a post.',
            ['post' => ['required' => true] + JsonSchema::number('Id.', 1)],
            $reply,
            fn(Call $call): RestAnswer =>
                new RestAnswer((($this->record)())($call->request(['post_id' => $call->text('post')]))),
            self::OWNER,
        );
    }

    /** @return array<string, mixed> */
    private static function name_schema(): array
    {
        return JsonSchema::object('name of a ranked list', [
            'id' => JsonSchema::slug('Id.'),
            'name' => JsonSchema::text('As the owner named it.'),
            'days' => JsonSchema::number('Days that count, today included.', 1, ListSettings::MAX_DAYS),
        ]);
    }

    /** @return array<string, mixed> */
    private static function list_schema(): array
    {
        $item = JsonSchema::object('ranked post', [
            'id' => JsonSchema::number('Of the post.', 1),
            'position' => JsonSchema::number('From 1.', 1),
            'title' => JsonSchema::text('Plain text.'),
            'permalink' => JsonSchema::text('Address.'),
            'views' => JsonSchema::number('Since it is counted.'),
            'period_views' => JsonSchema::number('In the days of the list.'),
            'adjusted_total' => JsonSchema::number('People in 30 days, and the number of the editor.'),
        ]);
        return JsonSchema::object('ranked list', [
            'items' => JsonSchema::list('Best first.', $item),
            'show_count' => JsonSchema::flag('Whether the owner shows numbers.'),
            'numbers' => JsonSchema::list('Fields of an item that visitors see.', JsonSchema::text('Name.')),
            'views_label' => JsonSchema::text('Word after the views.'),
            'total_label' => JsonSchema::text('Word after the people.'),
            'version' => JsonSchema::text('Changes with the list.'),
        ]);
    }
}
