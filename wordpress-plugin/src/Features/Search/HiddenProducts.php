<?php

declare(strict_types=1);

namespace Onda\Features\Search;

defined('ABSPATH') || exit;

/**
 * Products that a shop leaves out of searches, as WooCommerce marks them by a term; those out of stock by a setting
 * too.
 */
final class HiddenProducts
{
    private const TAXONOMY = 'product_visibility';

    public static function onda_is_searchable(mixed $is_searchable, mixed $post): mixed
    {
        $is_product = $post instanceof \WP_Post && $post->post_type === 'product' && taxonomy_exists(self::TAXONOMY);
        return $is_product && has_term(self::terms(), self::TAXONOMY, $post) ? false : $is_searchable;
    }

    /** @return list<array<string, mixed>> For the `tax_query` of a search; empty without a shop. */
    public static function condition(): array
    {
        return taxonomy_exists(self::TAXONOMY)
            ? [['taxonomy' => self::TAXONOMY, 'field' => 'slug', 'terms' => self::terms(), 'operator' => 'NOT IN']]
            : [];
    }

    /** @return non-empty-list<string> Slugs of the terms that keep a product out, by the shop's settings. */
    public static function terms(): array
    {
        $is_stock_shown = get_option('woocommerce_hide_out_of_stock_items') !== 'yes';
        return $is_stock_shown ? ['exclude-from-search'] : ['exclude-from-search', 'outofstock'];
    }
}
