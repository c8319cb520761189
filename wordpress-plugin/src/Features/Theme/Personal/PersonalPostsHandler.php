<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Personal;

use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * `onda_personal_news`: the newest articles of some categories that were not read yet. For everybody, so there is no
 * nonce.
 */
final class PersonalPostsHandler
{
    public const PER_MINUTE = 60;
    /** Further categories of a longer list are ignored. */
    private const MAX_CATEGORIES = 10;
    private const MAX_READ = 50;
    private const NAMES = 3;

    public function __construct(private PersonalPosts $posts, private RateLimit $rate_limit)
    {
    }

    /** @return array{posts: list<array<string, mixed>>, categories: list<string>} Texts are plain. */
    public function __invoke(Request $request): array
    {
        $this->rate_limit->demand($request);
        $asked = array_slice(self::ids($request->map('categories')), 0, self::MAX_CATEGORIES);
        $categories = array_values(array_filter($asked, static fn(int $id): bool => (bool) term_exists($id, 'category')));
        if ($categories === []) {
            return ['posts' => [], 'categories' => []];
        }
        $read = array_slice(self::ids($request->map('read')), 0, self::MAX_READ);
        $found = $this->posts->find($request->id('size'), $categories, $read);
        $shown = array_intersect($categories, array_merge(...array_column($found, 'categories')));
        $names = array_map(self::name(...), array_slice(array_values($shown), 0, self::NAMES));
        $public = array_map(static fn(array $post): array => array_diff_key($post, ['categories' => 0]), $found);
        return ['posts' => $public, 'categories' => $names];
    }

    /**
     * @param array<string, string>|null $list
     * @return list<int>
     */
    private static function ids(?array $list): array
    {
        return array_values(array_unique(array_map('intval', array_filter($list ?? [], ctype_digit(...)))));
    }

    private static function name(int $category): string
    {
        $name = (string) get_term_field('name', $category, 'category', 'raw');
        return html_entity_decode($name, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }
}
