<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Core\Http\Refusal;
use Onda\Features\Favorites\FavoritesActions;
use Onda\Features\Favorites\FavoritesFeature;
use Onda\Features\Favorites\FavoritesOptions;
use Onda\Rest\Audience;
use Onda\Rest\Call;
use Onda\Rest\JsonSchema;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;

defined('ABSPATH') || exit;

/** Favorites and their counts, for REST. */
final class FavoritesRoutes
{
    private const OWNER = 'favorites';
    private const COUNTS_SECONDS = 60;
    private const REFUSALS = ['login_required' => 401, 'consent_required' => 403, 'invalid_nonce' => 403];
    private const REFUSALS_OF_WRITES = self::REFUSALS + ['invalid_post' => 404, 'network_full' => 429];
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
        $consent = ['consent' => JsonSchema::flag('The visitor agrees that the site keeps this, where it asks.')];
        $post = ['post' => ['required' => true] + JsonSchema::number('Id.', 1)];
        $state = JsonSchema::object('favorite', [
            'post' => JsonSchema::number('Id.', 1),
            'favorite' => JsonSchema::flag('Whether the caller keeps it.'),
            'total' => JsonSchema::number('How many keep it.'),
        ]);
        $list = JsonSchema::list('Newest first.', self::item_schema());
        return [
            self::route('GET', '/favorites', 'listFavorites', "The caller's own favorites.", $consent
                + JsonSchema::paging(10, FavoritesOptions::MAX_PER_PAGE), $list, $this->list(...), self::REFUSALS),
            self::route('PUT', '/favorites/{post}', 'addFavorite', 'Keeps a post.', $post + $consent, $state, fn(
                Call $call,
            ): RestAnswer => $this->change($call, true), self::REFUSALS_OF_WRITES),
            self::route('DELETE', '/favorites/{post}', 'removeFavorite', 'Keeps a post no longer.', $post
                + $consent, $state, fn(Call $call): RestAnswer => $this->change($call, false), self::REFUSALS_OF_WRITES),
            self::route('DELETE', '/favorites', 'clearFavorites', 'Keeps nothing any longer.', $consent, JsonSchema::object(
                'cleared',
                ['removed' => JsonSchema::number('How many there were.')],
            ), $this->clear(...), self::REFUSALS),
            $this->counts(),
        ];
    }

    /**
     * @param array<string, array<string, mixed>> $args
     * @param array<string, mixed> $reply
     * @param array<string, int> $refusals
     */
    private static function route(
        string $method,
        string $path,
        string $id,
        string $summary,
        array $args,
        array $reply,
        \Closure $answer,
        array $refusals,
    ): Route {
        return new Route($method, $path, $id, $summary, $args, $reply, $answer, self::OWNER, refusals: $refusals);
    }

    private function counts(): Route
    {
        $schema = JsonSchema::object('favorites of a post', [
            'post' => JsonSchema::number('Id.', 1),
            'favorites' => JsonSchema::number('How many keep it.'),
        ]);
        $reply = JsonSchema::list('Of those posts that may be read.', $schema);
        $args = ['posts' => JsonSchema::ids('Ids of posts.')];
        $answer = function (Call $call): RestAnswer {
            $totals = ($this->totals)($call->args['posts']);
            return new RestAnswer(array_map(static fn(int $post, int $total): array =>
                ['post' => $post, 'favorites' => $total], array_keys($totals), $totals));
        };
        return new Route(
            'GET',
            '/counts/favorites',
            'countFavorites',
            'How many keep posts.',
            $args,
            $reply,
            $answer,
            self::OWNER,
            Audience::Everybody,
            self::COUNTS_SECONDS,
            shows_posts: true,
        );
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

    /** @return array<string, mixed> */
    private static function item_schema(): array
    {
        return JsonSchema::object('favorite post', [
            'post' => JsonSchema::number('Id.', 1),
            'type' => JsonSchema::text('Post type.'),
            'title' => JsonSchema::text('Plain text.'),
            'link' => JsonSchema::text('Address.'),
            'total' => JsonSchema::number('How many keep it.'),
            'image' => JsonSchema::text('Address of its picture, or empty.'),
            'excerpt' => JsonSchema::text('Plain text.'),
        ]);
    }
}
