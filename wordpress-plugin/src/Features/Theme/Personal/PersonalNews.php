<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Personal;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;
use Onda\Core\Http\SameOrigin;

defined('ABSPATH') || exit;

/**
 * `thim_personal_news_store`: what a browser keeps of its reading, and the page that is read, in; what it should keep
 * now, out. Here nothing is kept.
 */
final class PersonalNews
{
    public const PER_MINUTE = 60;

    public function __construct(private PublicPosts $posts, private RateLimit $rate_limit)
    {
    }

    /** @return array{lifetime: int, posts: list<int>, tags: object, categories: object} */
    public function __invoke(Request $request): array
    {
        SameOrigin::demand($request);
        $this->rate_limit->demand($request);
        $reading = Reading::of($request, time());
        $page = $request->map('data') ?? [];
        $id = ctype_digit($page['id'] ?? '') ? (int) $page['id'] : 0;
        if (($page['is_single'] ?? '') === '1' && $this->posts->public_type($id) === 'post') {
            $reading->add_post($id, self::terms($id, 'post_tag'), self::terms($id, 'category'));
        }
        if (($page['is_category'] ?? '') === '1' && term_exists($id, 'category')) {
            $reading->add_category($id);
        }
        return $reading->reply();
    }

    /** @return list<int> */
    private static function terms(int $post, string $taxonomy): array
    {
        $terms = wp_get_post_terms($post, $taxonomy, ['fields' => 'ids']);
        return is_array($terms) ? $terms : [];
    }
}
