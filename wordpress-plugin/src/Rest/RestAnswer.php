<?php

declare(strict_types=1);

namespace Onda\Rest;

defined('ABSPATH') || exit;

/** The answer of a route, before it is a response. */
final class RestAnswer
{
    /**
     * @param array<mixed> $data An object with its `_links`, or a list of such objects.
     * @param int|null $total Items of the whole collection: header `X-WP-Total`. Null where the answer is no page of one.
     * @param int $pages Pages of the whole collection: header `X-WP-TotalPages`.
     */
    public function __construct(
        public readonly array $data,
        public readonly ?int $total = null,
        public readonly int $pages = 1,
    ) {
    }

    /**
     * A page of a whole list.
     *
     * @param list<mixed> $all
     * @param int $page From 1.
     */
    public static function page(array $all, int $page, int $per_page): self
    {
        $pages = max(1, (int) ceil(count($all) / $per_page));
        return new self(array_slice($all, ($page - 1) * $per_page, $per_page), count($all), $pages);
    }

    /**
     * @param array<string, string> $paths Relation → path below the namespace, or a whole address.
     * @return array<string, list<array{href: string}>>
     */
    public static function links(array $paths): array
    {
        return array_map(static fn(string $path): array => [['href' => self::address($path)]], array_filter($paths));
    }

    private static function address(string $path): string
    {
        return str_contains($path, '://') ? $path : rest_url(Route::SPACE . $path);
    }
}
