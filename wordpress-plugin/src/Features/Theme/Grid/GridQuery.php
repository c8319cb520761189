<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Grid;

defined('ABSPATH') || exit;

/** The posts of a grid: those that anybody may read, by a few fields that an author may choose. */
final class GridQuery
{
    public const MAX_COUNT = 24;
    public const MAX_OFFSET = 2000;
    /** Order by the contract's name → its direction. */
    public const ORDERS = ['date' => 'DESC', 'modified' => 'DESC', 'title' => 'ASC', 'comments' => 'DESC'];
    private const SLUGS = '/^[\p{L}\p{N}%_,-]{0,400}$/u';

    /**
     * @param list<string> $types Of posts.
     * @param string $categories Slugs with commas between; empty for all.
     * @param int $before Unix time: what was published later would push cards from one page to the next.
     */
    private function __construct(
        public readonly array $types,
        public readonly string $categories,
        public readonly string $tags,
        public readonly string $order,
        public readonly int $count,
        public readonly string $template,
        public readonly int $before,
    ) {
    }

    /** @param array<string, mixed> $vars As `vars` gives them; what is missing or of another shape is the default. */
    public static function of(array $vars, int $before): self
    {
        return new self(
            self::slugs($vars['types'] ?? '') === '' ? ['post'] : explode(',', self::slugs($vars['types'])),
            self::slugs($vars['categories'] ?? ''),
            self::slugs($vars['tags'] ?? ''),
            isset(self::ORDERS[self::slugs($vars['order'] ?? '')]) ? $vars['order'] : 'date',
            min(max(is_int($vars['count'] ?? null) ? $vars['count'] : 12, 1), self::MAX_COUNT),
            self::slugs($vars['template'] ?? ''),
            $before,
        );
    }

    /** @return array<string, string|int> */
    public function vars(): array
    {
        return [
            'types' => implode(',', $this->types),
            'categories' => $this->categories,
            'tags' => $this->tags,
            'order' => $this->order,
            'count' => $this->count,
            'template' => $this->template,
        ];
    }

    /**
     * The arguments for WP_Query, which ignores pages where there is an offset. States, passwords and filters of a
     * token are never read.
     *
     * @param list<string> $viewable Types with pages of their own.
     * @return array<string, mixed>
     */
    public function arguments(int $offset, array $viewable): array
    {
        $field = $this->order === 'comments' ? 'comment_count' : $this->order;
        $types = array_values(array_intersect($this->types, $viewable));
        $before = gmdate('Y-m-d H:i:s', $this->before);
        return [
            // An empty list would mean posts.
            'post_type' => $types === [] ? 'onda-none' : $types,
            'category_name' => $this->categories,
            'tag' => $this->tags,
            'offset' => $offset,
            'orderby' => [$field => self::ORDERS[$this->order], 'ID' => 'DESC'],
            'date_query' => [['column' => 'post_date_gmt', 'before' => $before, 'inclusive' => true]],
            'post_status' => 'publish',
            'has_password' => false,
            'suppress_filters' => false,
            'ignore_sticky_posts' => true,
        ];
    }

    /** Words that name things in addresses, with commas between; empty for anything else. */
    private static function slugs(mixed $value): string
    {
        $text = is_string($value) ? str_replace(' ', '', $value) : '';
        return preg_match(self::SLUGS, $text) === 1 ? trim($text, ',') : '';
    }
}
