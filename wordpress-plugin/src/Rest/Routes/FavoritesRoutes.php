<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Core\Http\Refusal;
use Onda\Features\Favorites\Actions\FavoritesActions;
use Onda\Features\Favorites\FavoritesFeature;
use Onda\Rest\Call;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;
use Onda\Rest\WireRoute;

defined('ABSPATH') || exit;

/** Favorites and their counts, for REST. */
final class FavoritesRoutes
{
    /** Gates between a visitor and their favorites, on the wire of the actions → refusal. */
    private const GATES = [
        'unauthenticated' => [401, 'login_required', 'Only accounts keep favorites here.'],
        'consent_required' => [403, 'consent_required', 'Ask the visitor, and send consent=true.'],
    ];

    /**
     * @param \Closure(): FavoritesActions $actions
     * @param \Closure(list<int>): array<int, int> $totals By post, of those that may be read.
     */
    private function __construct(private \Closure $actions, private \Closure $totals)
    {
    }

    public static function of(FavoritesFeature $feature): self
    {
        return new self($feature->handler(...), $feature->totals(...));
    }

    /** @return list<Route> */
    public function all(): array
    {
        return WireRoute::all('favorites', [
            'list' => $this->list(...),
            'add' => fn(Call $call): RestAnswer => $this->change($call, true),
            'remove' => fn(Call $call): RestAnswer => $this->change($call, false),
            'clear' => $this->clear(...),
            'counts' => fn(Call $call): RestAnswer => self::counts(($this->totals)($call->args['posts'])),
        ]);
    }

    /** @param array<int, int> $totals By post. */
    private static function counts(array $totals): RestAnswer
    {
        return new RestAnswer(array_map(static fn(int $post, int $total): array =>
            ['post' => $post, 'favorites' => $total], array_keys($totals), $totals));
    }

    private function list(Call $call): RestAnswer
    {
        $data = $this->reply('list', $call, [
            'page' => $call->text('page'),
            'per_page' => $call->text('per_page'),
            'include_thumbnails' => 'true',
            'include_excerpt' => 'true',
            'thumbnail_size' => 'medium',
        ])['data'];
        $items = array_map(static fn(array $item): array => [
            'post' => $item['post_id'],
            'type' => $item['post_type'],
            'title' => $item['title'],
            'link' => $item['permalink'],
            'total' => $item['total'],
            'image' => $item['thumbnail']['src'] ?? '',
            'excerpt' => $item['excerpt'],
            '_links' => RestAnswer::links(['self' => "/favorites/{$item['post_id']}", 'alternate' => $item['permalink']]),
        ], $call->number('page') > $data['pages'] ? [] : $data['items']);
        return new RestAnswer($items, $data['total'], $data['pages']);
    }

    private function change(Call $call, bool $is_kept): RestAnswer
    {
        $fields = ['postid' => $call->text('post'), 'status' => $is_kept ? 'active' : 'inactive'];
        $data = $this->reply('favorite', $call, $fields)['favorite_data'];
        $is_kept = $data['status'] === 'active';
        return new RestAnswer(['post' => $data['id'], 'favorite' => $is_kept, 'total' => $data['total']]);
    }

    private function clear(Call $call): RestAnswer
    {
        $posts = $this->reply('clear', $call, [])['old_favorites'][0]['posts'];
        return new RestAnswer(['removed' => count((array) $posts)]);
    }

    /**
     * @param string $method Of `FavoritesActions`.
     * @param array<string, string> $fields
     * @return array<string, mixed>
     * @throws Refusal
     */
    private function reply(string $method, Call $call, array $fields): array
    {
        $consent = array_filter(['user_consent_accepted' => $call->args['consent'] ?? false ? 'true' : '']);
        $request = $call->request($fields + $consent, FavoritesActions::NONCE);
        try {
            $reply = ($this->actions)()->$method($request);
        } catch (Refusal $refusal) {
            // On the wire of the actions a post that is not there is a bad request.
            throw $refusal->reason !== 'invalid_post' ? $refusal : new Refusal(404, 'invalid_post', 'No such post.');
        }
        if (isset(self::GATES[$reply['status']])) {
            $question = array_intersect_key($reply, ['message' => 1, 'accept_text' => 1, 'deny_text' => 1]);
            throw new Refusal(...self::GATES[$reply['status']], data: array_filter(['question' => $question]));
        }
        return $reply;
    }
}
