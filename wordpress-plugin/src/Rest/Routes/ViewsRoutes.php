<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Views\RecordView;
use Onda\Features\Views\ViewList;
use Onda\Features\Views\ViewsFeature;
use Onda\Features\Views\ViewsOptions;
use Onda\Rest\Call;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;
use Onda\Rest\WireRoute;

defined('ABSPATH') || exit;

/** Ranked lists, counts of views, and a view itself, for REST. */
final class ViewsRoutes
{
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
        return WireRoute::all('views', [
            'lists' => fn(): RestAnswer => new RestAnswer($this->names()),
            'list' => fn(Call $call): RestAnswer => new RestAnswer($this->ranked($call)),
            'counts' => static fn(Call $call): RestAnswer => self::counts($call->args['posts']),
            'record' => fn(Call $call): RestAnswer =>
                new RestAnswer((($this->record)())($call->request(['post_id' => $call->text('post')]))),
        ]);
    }

    /** @return list<array<string, mixed>> */
    private function names(): array
    {
        return array_map(static fn(array $row): array => [
            'id' => (string) $row['id'],
            'name' => (string) $row['name'],
            'days' => (int) $row['days'],
            '_links' => RestAnswer::links(['items' => "/most-viewed/{$row['id']}"]),
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
        $items = array_map(static fn(array $item): array => $item + ['_links' => RestAnswer::links([
            'alternate' => $item['permalink'],
        ])], $list['items']);
        $links = RestAnswer::links(['self' => "/most-viewed/{$call->text('list')}"]);
        return ['items' => $items] + $list + ['_links' => $links];
    }

    /** @param list<int> $posts */
    private static function counts(array $posts): RestAnswer
    {
        $totals = ViewsFeature::totals($posts);
        return new RestAnswer(array_map(static fn(int $post, int $views): array =>
            ['post' => $post, 'views' => $views], array_keys($totals), $totals));
    }
}
