<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Personal;

use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** The reading history that a browser sent. All of it comes from outside: only numbers count, and only so many. */
final class Reading
{
    /** The script holds to the same three. */
    public const LIFETIME = 30 * DAY_IN_SECONDS;
    public const MAX_POSTS = 50;
    public const MAX_TERMS = 100;
    private const MAX_TIMES = 1000;

    /**
     * @param list<int> $posts The newest first.
     * @param array<int, int> $tags Id → how often.
     * @param array<int, int> $categories
     */
    private function __construct(
        private int $lifetime,
        private array $posts,
        private array $tags,
        private array $categories,
    ) {
    }

    /** Past its lifetime it begins anew. */
    public static function of(Request $request, int $now): self
    {
        $lifetime = $request->id('lifetime');
        if ($lifetime > 0 && $lifetime <= $now) {
            return new self($now + self::LIFETIME, [], [], []);
        }
        $posts = array_map('intval', array_filter($request->map('posts') ?? [], self::is_id(...)));
        return new self(
            $now + self::LIFETIME,
            array_slice(array_values(array_unique($posts)), 0, self::MAX_POSTS),
            self::counts($request->map('tags') ?? []),
            self::counts($request->map('categories') ?? []),
        );
    }

    /**
     * An article that was read before counts for its terms no second time.
     *
     * @param list<int> $tags
     * @param list<int> $categories
     */
    public function add_post(int $post, array $tags, array $categories): void
    {
        if (!in_array($post, $this->posts, true)) {
            $this->tags = self::raised($this->tags, $tags);
            $this->categories = self::raised($this->categories, $categories);
        }
        $others = array_diff($this->posts, [$post]);
        $this->posts = array_slice([$post, ...$others], 0, self::MAX_POSTS);
    }

    public function add_category(int $category): void
    {
        $this->categories = self::raised($this->categories, [$category]);
    }

    /** @return array{lifetime: int, posts: list<int>, tags: object, categories: object} */
    public function reply(): array
    {
        return [
            'lifetime' => $this->lifetime,
            'posts' => $this->posts,
            'tags' => (object) $this->tags,
            'categories' => (object) $this->categories,
        ];
    }

    /**
     * @param array<int, int> $counts
     * @param list<int> $terms
     * @return array<int, int> The most read ones.
     */
    private static function raised(array $counts, array $terms): array
    {
        foreach ($terms as $term) {
            $counts[$term] = min(($counts[$term] ?? 0) + 1, self::MAX_TIMES);
        }
        arsort($counts);
        return array_slice($counts, 0, self::MAX_TERMS, true);
    }

    /**
     * @param array<string, string> $written
     * @return array<int, int>
     */
    private static function counts(array $written): array
    {
        $counts = [];
        foreach ($written as $id => $times) {
            if (self::is_id((string) $id) && self::is_id($times)) {
                $counts[(int) $id] = min((int) $times, self::MAX_TIMES);
            }
        }
        return self::raised($counts, []);
    }

    /** Ten digits are more than any site has. */
    private static function is_id(string $text): bool
    {
        return ctype_digit($text) && strlen($text) <= 10 && (int) $text > 0;
    }
}
