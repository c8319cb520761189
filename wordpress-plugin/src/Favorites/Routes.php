<?php

declare(strict_types=1);

namespace Onda\Favorites;

use Onda\Database\PublicPosts;
use Onda\Http\Refusal;
use Onda\Rest\Answer;
use Onda\Rest\Audience;
use Onda\Rest\Call;
use Onda\Rest\Route;
use Onda\Rest\Schema;

defined('ABSPATH') || exit;

/** Favorites and their counts, for REST. */
final class Routes
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

    /** @param \Closure(): Actions $actions */
    public function __construct(private \Closure $actions, private FavoritesService $service, private PublicPosts $posts)
    {
    }

    /** @return list<Route> */
    public function all(): array
    {
        $consent = ['consent' => Schema::flag('The visitor agrees that the site keeps this, where it asks.')];
        $post = ['post' => ['required' => true] + Schema::number('Id.', 1)];
        $state = Schema::object('favorite', [
            'post' => Schema::number('Id.', 1),
            'favorite' => Schema::flag('Whether the caller keeps it.'),
            'total' => Schema::number('How many keep it.'),
        ]);
        $list = Schema::list('Newest first.', self::item_schema());
        return [
            self::route('GET', '/favorites', 'listFavorites', "The caller's own favorites.", $consent
                + Schema::paging(10, Options::MAX_PER_PAGE), $list, $this->list(...), self::REFUSALS),
            self::route('PUT', '/favorites/{post}', 'addFavorite', 'Keeps a post.', $post + $consent, $state, fn(
                Call $call,
            ): Answer => $this->change($call, true), self::REFUSALS_OF_WRITES),
            self::route('DELETE', '/favorites/{post}', 'removeFavorite', 'Keeps a post no longer.', $post
                + $consent, $state, fn(Call $call): Answer => $this->change($call, false), self::REFUSALS_OF_WRITES),
            self::route('DELETE', '/favorites', 'clearFavorites', 'Keeps nothing any longer.', $consent, Schema::object(
                'cleared',
                ['removed' => Schema::number('How many there were.')],
            ), $this->clear(...), self::REFUSALS),
            $this->counts(),
        ];
    }

    /**
     * @param list<int> $posts
     * @return array<int, int> By post that may be read.
     */
    public function totals(array $posts): array
    {
        return array_map(intval(...), $this->service->totals($this->posts->readable(array_values(array_unique($posts)))));
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
        $schema = Schema::object('favorites of a post', [
            'post' => Schema::number('Id.', 1),
            'favorites' => Schema::number('How many keep it.'),
        ]);
        $reply = Schema::list('Of those posts that may be read.', $schema);
        $args = ['posts' => Schema::ids('Ids of posts.')];
        $answer = function (Call $call): Answer {
            $totals = $this->totals($call->args['posts']);
            return new Answer(array_map(static fn(int $post, int $total): array =>
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

    private function list(Call $call): Answer
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
            '_links' => Schema::links(['self' => "/favorites/{$item['post_id']}", 'alternate' => $item['permalink']]),
        ], $call->number('page') > $data['pages'] ? [] : $data['items']);
        return new Answer($items, $data['total'], $data['pages']);
    }

    private function change(Call $call, bool $is_kept): Answer
    {
        $fields = ['postid' => $call->text('post'), 'status' => $is_kept ? 'active' : 'inactive'];
        $data = $this->reply('favorite', $call, $fields)['favorite_data'];
        return new Answer(['post' => $data['id'], 'favorite' => $data['status'] === 'active', 'total' => $data['total']]);
    }

    private function clear(Call $call): Answer
    {
        $posts = $this->reply('clear', $call, [])['old_favorites'][0]['posts'];
        return new Answer(['removed' => count((array) $posts)]);
    }

    /**
     * @param string $method Of `Actions`.
     * @param array<string, string> $fields
     * @return array<string, mixed>
     * @throws Refusal
     */
    private function reply(string $method, Call $call, array $fields): array
    {
        $consent = array_filter(['user_consent_accepted' => $call->args['consent'] ?? false ? 'true' : '']);
        $request = $call->request($fields + $consent, Actions::NONCE);
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
        return Schema::object('favorite post', [
            'post' => Schema::number('Id.', 1),
            'type' => Schema::text('Post type.'),
            'title' => Schema::text('Plain text.'),
            'link' => Schema::text('Address.'),
            'total' => Schema::number('How many keep it.'),
            'image' => Schema::text('Address of its picture, or empty.'),
            'excerpt' => Schema::text('Plain text.'),
        ]);
    }
}
