<?php

declare(strict_types=1);

namespace Onda\Search;

defined('ABSPATH') || exit;

/** Products that a shop owner shows by their address only: WooCommerce marks them by a term and leaves them out of searches. */
final class HiddenProducts
{
    private const TAXONOMY = 'product_visibility';
    private const TERM = 'exclude-from-search';

    public static function hook(): void
    {
        add_filter('onda_is_searchable', [self::class, 'onda_is_searchable'], 10, 2);
    }

    public static function onda_is_searchable(mixed $is_searchable, mixed $post): mixed
    {
        $is_product = $post instanceof \WP_Post && $post->post_type === 'product' && taxonomy_exists(self::TAXONOMY);
        return $is_product && has_term(self::TERM, self::TAXONOMY, $post) ? false : $is_searchable;
    }

    /** @return list<array<string, mixed>> For the `tax_query` of a search; empty without a shop. */
    public static function condition(): array
    {
        return taxonomy_exists(self::TAXONOMY)
            ? [['taxonomy' => self::TAXONOMY, 'field' => 'slug', 'terms' => [self::TERM], 'operator' => 'NOT IN']]
            : [];
    }
}
