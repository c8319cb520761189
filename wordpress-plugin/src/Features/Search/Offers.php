<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Http\Refusal;
use Onda\Core\Printing\Faces;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The shop's offers of products that were found: WooCommerce's price and button, with the filters of other plugins. */
final class Offers
{
    /** @throws Refusal 503 `unavailable` for products before the shop is loaded, which knows their prices. */
    public static function added(SearchAnswer $answer): SearchAnswer
    {
        $is_product = static fn(Hit $hit): bool => $hit->type === 'product';
        if (array_filter($answer->hits, $is_product) === []) {
            return $answer;
        }
        if (did_action('wp_loaded') === 0) {
            throw Refusal::unavailable();
        }
        if (!function_exists('wc_get_product')) {
            return $answer;
        }
        $hits = array_map(static fn(Hit $hit): Hit => $is_product($hit) ? self::hit($hit) : $hit, $answer->hits);
        return new SearchAnswer(...['hits' => $hits] + get_object_vars($answer));
    }

    private static function hit(Hit $hit): Hit
    {
        $product = wc_get_product($hit->id);
        if (!$product instanceof \WC_Product) {
            return $hit;
        }
        $price = wp_kses_post(Html::one_line($product->get_price_html()));
        $is_priced = $price !== '' && is_numeric($product->get_price());
        $shown = $price === '' ? '' : Faces::fill('live-search/search/Price', ['children' => $price]);
        return new Hit(...[
            'price' => $is_priced ? (float) $product->get_price() : null,
            'offer' => $shown . self::button($product),
        ] + get_object_vars($hit));
    }

    private static function button(\WC_Product $product): string
    {
        if (!$product->is_purchasable() || !$product->is_in_stock()) {
            return '';
        }
        $is_in_place = $product->supports('ajax_add_to_cart') && get_option('woocommerce_enable_ajax_add_to_cart') === 'yes';
        $class = 'button add_to_cart_button product_type_' . $product->get_type();
        return Faces::fill('live-search/search/CartButton', [
            'name' => $class . ($is_in_place ? ' ajax_add_to_cart' : ''),
            'address' => self::address($product),
            'product' => $product->get_id(),
            'number' => $product->get_sku(),
            'label' => Html::plain($product->add_to_cart_description()),
            'text' => $product->add_to_cart_text(),
        ]);
    }

    /** WooCommerce adds to the cart at the address that is asked for; this one shows no page. */
    private static function address(\WC_Product $product): string
    {
        $address = $product->add_to_cart_url();
        return str_contains($address, 'admin-ajax.php')
            ? add_query_arg('add-to-cart', $product->get_id(), $product->get_permalink())
            : $address;
    }
}
