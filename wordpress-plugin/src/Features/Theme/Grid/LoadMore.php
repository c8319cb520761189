<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Grid;

use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** `thim_masonry_loadmore` (`query`, `page`, `offset`, `again`): the next cards of a grid, as HTML. */
final class LoadMore
{
    public const ACTION = 'thim_masonry_loadmore';
    public const PER_MINUTE = 30;
    private const MAX_AGAIN = 3;
    private const CACHE_GROUP = 'onda_more';

    public function __construct(
        private SignedQuery $tokens,
        private GridPosts $posts,
        private CardTemplates $templates,
        private RateLimit $rate_limit,
    ) {
    }

    /** Null after the last: then the reply says `success: false`. */
    public function __invoke(Request $request): ?string
    {
        $this->rate_limit->demand($request);
        $token = $request->text('query', SignedQuery::MAX_BYTES);
        $query = $this->tokens->read($token);
        if ($query === null) {
            throw new Refusal(403, 'bad_query', 'This site did not sign that query.');
        }
        $offset = $request->id('offset') ?: $request->id('page') * $query->count;
        $again = min($request->id('again'), self::MAX_AGAIN, $offset);
        $cards = $offset > GridQuery::MAX_OFFSET ? '' : $this->cards($token, $query, $offset - $again, $again);
        return $cards === '' ? null : $cards;
    }

    /**
     * Kept for a minute where the site has an object cache, and no longer than the posts are as they were.
     *
     * @param int $again How many the page has already.
     */
    private function cards(string $token, GridQuery $query, int $offset, int $again): string
    {
        $key = md5(implode('|', [
            $token, $offset, $again, determine_locale(), get_current_user_id(), wp_cache_get_last_changed('posts'),
        ]));
        $kept = wp_cache_get($key, self::CACHE_GROUP);
        if (is_string($kept)) {
            return $kept;
        }
        [$posts] = $this->posts->read($query, $offset, $query->count + $again, is_counted: false);
        $cards = $this->templates->cards($posts, $query->template, is_first: false);
        wp_cache_set($key, $cards, self::CACHE_GROUP, MINUTE_IN_SECONDS);
        return $cards;
    }
}
